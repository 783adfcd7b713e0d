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
  const rounded = (values: Float32Array) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4)
  expect(rounded(points.latitude)).toEqual(latitude)
  expect(rounded(points.townLongitude)).toEqual(longitude)
  expect([...points.isTown]).toEqual([0, 1, 0, 0])
})
