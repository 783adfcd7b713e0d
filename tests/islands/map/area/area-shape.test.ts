import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm } from '#domain/place/distance.ts'
import { boundsOf, mainBounds, outlineOf } from '#islands/map/area/area-shape.ts'

const index = { towns: ['berlare', 'onbekend', 'halfbekend'] }
const points = {
  latitude: new Float32Array(),
  longitude: new Float32Array(),
  isTown: new Uint8Array(),
  townLatitude: Float32Array.of(51.018, NaN, 51),
  townLongitude: Float32Array.of(4.002, NaN, NaN),
}
const berlare = { latitude: points.townLatitude[0] ?? 0, longitude: points.townLongitude[0] ?? 0 }

test('the outline around a town is a circle with the chosen radius', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 5, 10, 15, 20, 30), (km) => {
      const ring = outlineOf({ kind: 'around', town: 'berlare', km }, index, points) ?? []
      expect(ring[0]).toEqual(ring.at(-1))
      for (const [longitude = 0, latitude = 0] of ring)
        expect(Math.abs(distanceKm(berlare, { latitude, longitude }) - km)).toBeLessThan(km / 100)
    }),
  )
})

test.each(['onbekend', 'halfbekend', 'elders'])('a town without a place has no outline: %s', (town) => {
  expect(outlineOf({ kind: 'around', town, km: 5 }, index, points)).toBeUndefined()
})

test('the outlines of a box and a polygon are closed, longitude first', () => {
  const [southWest, northEast] = [
    { latitude: 51, longitude: 4 },
    { latitude: 51.1, longitude: 4.2 },
  ]
  const box = outlineOf({ kind: 'box', southWest, northEast }, index, points) ?? []
  expect(boundsOf(box)).toEqual([4, 51, 4.2, 51.1])
  expect(new Set(box.map(String)).size).toBe(4)
  expect([box.length, box[0]]).toEqual([5, box.at(-1)])
  const triangle = [southWest, northEast, { latitude: 51, longitude: 4.3 }]
  expect(outlineOf({ kind: 'polygon', points: triangle }, index, points)).toEqual([
    [4, 51],
    [4.2, 51.1],
    [4.3, 51],
    [4, 51],
  ])
})

describe('the box of all listings', () => {
  const region = Array.from({ length: 50 }, (_, at) => [4 + at / 200, 51 + at / 400])
  const boxOf = (...others: number[][]) => mainBounds([...region, ...others])

  test.each([
    ['south', [4.1, 48]],
    ['north', [4.1, 53]],
    ['west', [2, 51.05]],
    ['east', [6.03, 51.05]],
  ])('leaves out one far to the %s, which would shrink the region to a dot', (_side, far) => {
    const [west = 0, south = 0, east = 0, north = 0] = boxOf(far) ?? []
    expect(west).toBeCloseTo(4, 1)
    expect(east).toBeCloseTo(4.25, 1)
    expect(south).toBeCloseTo(51, 1)
    expect(north).toBeCloseTo(51.12, 1)
  })

  test('holds all where none is far, where a tenth is, and where there are few', () => {
    expect(mainBounds(region)).toEqual(boundsOf(region))
    expect(boxOf([4.4, 51.05])?.[2]).toBe(4.4)
    expect(boxOf(...Array.from({ length: 5 }, () => [6.03, 50.05]))?.[2]).toBe(6.03)
    expect(mainBounds([...region.slice(0, 18), [6.03, 50.05]])?.[2]).toBe(6.03)
    expect(mainBounds([...region.slice(0, 19), [6.03, 50.05]])?.[2]).toBeLessThan(4.1)
    expect(mainBounds([])).toBeUndefined()
  })
})
