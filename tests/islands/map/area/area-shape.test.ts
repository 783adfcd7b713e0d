import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#domain/place/distance.ts'
import { boundsOf, mainBounds, outlineOf } from '#islands/map/area/area-shape.ts'

const index = { towns: ['berlare', 'onbekend'] }
const points = {
  latitude: new Float32Array(),
  longitude: new Float32Array(),
  isTown: new Uint8Array(),
  townLatitude: Float32Array.of(51.018, NaN),
  townLongitude: Float32Array.of(4.002, NaN),
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

test('an unknown town has no outline', () => {
  expect(outlineOf({ kind: 'around', town: 'onbekend', km: 5 }, index, points)).toBeUndefined()
  expect(outlineOf({ kind: 'around', town: 'elders', km: 5 }, index, points)).toBeUndefined()
})

test('the outlines of a box and a polygon are closed, longitude first', () => {
  const [southWest, northEast] = [
    { latitude: 51, longitude: 4 },
    { latitude: 51.1, longitude: 4.2 },
  ]
  const box = outlineOf({ kind: 'box', southWest, northEast }, index, points) ?? []
  expect(boundsOf(box)).toEqual([4, 51, 4.2, 51.1])
  const triangle = [southWest, northEast, { latitude: 51, longitude: 4.3 }]
  expect(outlineOf({ kind: 'polygon', points: triangle }, index, points)).toEqual([
    [4, 51],
    [4.2, 51.1],
    [4.3, 51],
    [4, 51],
  ])
})

test('one listing abroad does not shrink the region to a dot', () => {
  const region = Array.from({ length: 50 }, (_, at) => [4 + at / 200, 51 + at / 400])
  const [, south = 0] = mainBounds([...region, [6.03, 50.05]]) ?? []
  expect(south).toBeGreaterThanOrEqual(51)
  expect(mainBounds(region)).toEqual(boundsOf(region))
  expect(mainBounds([])).toBeUndefined()
})
