import { expect, test } from 'vitest'
import { decodePoints, encodePoints } from '#search/files/points-file.ts'

test('points are read as they were stored, west of Greenwich and unknown ones too', () => {
  const latitude = [51.031, 37.93, Number.NaN, 0]
  const longitude = [4.001, -0.73, Number.NaN, 0]
  const points = decodePoints(
    encodePoints({
      latitude: Float32Array.from(latitude),
      longitude: Float32Array.from(longitude),
      isTown: Uint8Array.of(0, 1, 0, 0),
      townLatitude: Float32Array.from(latitude),
      townLongitude: Float32Array.from(longitude),
    }),
  )
  const near = (values: readonly number[]) =>
    values.map((value) => (value ? expect.closeTo(value, 4) : value))
  expect([...points.latitude]).toEqual(near(latitude))
  expect([...points.townLongitude]).toEqual(near(longitude))
  expect([...points.isTown]).toEqual([0, 1, 0, 0])
})
