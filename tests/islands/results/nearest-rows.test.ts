import { expect, it } from 'vitest'
import { nearestRows } from '#islands/results/list/nearest-rows.ts'
import type { SearchPoints } from '#search/files/points-file.ts'

const points: SearchPoints = {
  // Zele, Stekene, unknown, Berlare itself
  latitude: Float32Array.of(51.066, 51.21, NaN, 51.03),
  longitude: Float32Array.of(4.038, 4.037, NaN, 3.998),
  isTown: new Uint8Array(4),
  townLatitude: Float32Array.of(51.03, NaN),
  townLongitude: Float32Array.of(3.998, NaN),
}
const index = { towns: ['berlare', 'nowhere'] }

it('returns the listings nearest to a town, with their distances', () => {
  const near = nearestRows([0, 1, 2, 3], ['berlare'], index, points)
  expect(near.map(({ row, km }) => [row, Math.round(km)])).toEqual([
    [3, 0],
    [0, 5],
    [1, 20],
  ])
})

it('takes the nearest of several towns, and none that is not on the map', () => {
  expect(nearestRows([1], ['nowhere', 'berlare'], index, points).map(({ row }) => row)).toEqual([1])
  expect(nearestRows([0, 1], ['nowhere'], index, points)).toEqual([])
})
