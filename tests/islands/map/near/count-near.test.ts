import { expect, test } from 'vitest'
import { countNear } from '#islands/map/near/count-near.ts'

const at = { latitude: 51, longitude: 4 }
/** About 11 km a tenth of a degree north. */
const latitude = [51.1, 51.5, NaN, 51.2]
const listings = {
  points: {
    latitude,
    longitude: [4, 4, NaN, 4],
    townLatitude: [NaN, 51.4, 51.1],
    townLongitude: [NaN, 4, 4],
  },
  index: { towns: ['nergens', 'lokeren', 'berlare'] },
}
const near = (rows: readonly number[], km: number) =>
  countNear(at, km, { ...listings, rows } as unknown as Parameters<typeof countNear>[2])

test('homes within a distance are counted; one without a point lies nowhere', () => {
  expect(near([0, 1, 2, 3], 30)).toMatchObject({ count: 2, town: 'berlare' })
  expect(near([0, 1, 2, 3], 30).nearestKm).toBeCloseTo(11.1, 1)
  expect(near([1, 2], 30)).toMatchObject({ count: 0 })
  expect(near([1, 2], 30).nearestKm).toBeCloseTo(55.6, 1)
})

test('the distance itself is near', () => {
  const km = near([1], 30).nearestKm ?? 0
  expect([near([1], km).count, near([1], km - 0.001).count]).toEqual([1, 0])
})

test('of homes that lie nowhere none is nearest', () => {
  expect(near([2], 30)).toEqual({ count: 0, nearestKm: undefined, town: 'berlare' })
})
