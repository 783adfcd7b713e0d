import { expect, test } from 'vitest'
import { placeListings } from '#islands/map/markers/listing-features.ts'

// Two listings in the centre of Berlare, one at an address, one without a position.
const points = {
  latitude: Float32Array.of(51.5, 51, 51.5, NaN),
  longitude: Float32Array.of(4.5, 4, 4.5, NaN),
  isTown: Uint8Array.of(1, 0, 1, 0),
  townLatitude: Float32Array.of(51.5),
  townLongitude: Float32Array.of(4.5),
}

test('listings at one point share a pin with their number', () => {
  const { features, rowsAt } = placeListings(Uint32Array.of(2, 1, 0), points, new Set([0]))
  expect(features.features.map(({ properties, geometry }) => [properties, geometry.coordinates])).toEqual([
    [{ row: 2, count: 2, isSeen: false }, [4.5, 51.5]],
    [{ row: 1, count: 1, isSeen: false }, [4, 51]],
  ])
  expect(rowsAt(2)).toEqual([2, 0])
})

test('a listing without a position is not on the map', () => {
  expect(placeListings(Uint32Array.of(3), points, new Set([0])).features.features).toEqual([])
})

test('only the found listings are on the map', () => {
  const { features, rowsAt } = placeListings(Uint32Array.of(0), points, new Set([0]))
  expect(features.features.map(({ properties }) => properties)).toEqual([{ row: 0, count: 1, isSeen: true }])
  expect(rowsAt(0)).toEqual([0])
})
