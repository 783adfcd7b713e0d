import { expect, test } from 'vitest'
import { placeListings } from '#islands/map/markers/placed-listings.ts'

// Two listings in the centre of Berlare, one at an address, one without a position.
const points = {
  latitude: Float32Array.of(51.5, 51, 51.5, NaN),
  longitude: Float32Array.of(4.5, 4, 4.5, NaN),
  isTown: Uint8Array.of(1, 0, 1, 0),
  townLatitude: Float32Array.of(51.5),
  townLongitude: Float32Array.of(4.5),
}

test('listings at one point share a pin with their number', () => {
  const { pins, rowsAt } = placeListings(Uint32Array.of(2, 1, 0), points, new Set([0]))
  expect(pins).toEqual([
    { row: 2, count: 2, isSeen: false, at: [4.5, 51.5] },
    { row: 1, count: 1, isSeen: false, at: [4, 51] },
  ])
  expect(rowsAt(2)).toEqual([2, 0])
})

test('a listing without a position is not on the map', () => {
  expect(placeListings(Uint32Array.of(3), points, new Set([0])).pins).toEqual([])
})

test('only the found listings are on the map', () => {
  const { pins, rowsAt } = placeListings(Uint32Array.of(0), points, new Set([0]))
  expect(pins).toEqual([{ row: 0, count: 1, isSeen: true, at: [4.5, 51.5] }])
  expect(rowsAt(0)).toEqual([0])
})
