import { expect, test } from 'vitest'
import { areaBounds } from '#islands/map/area/area-bounds.ts'

const points = {
  latitude: Float32Array.of(51, 51.5, NaN),
  longitude: Float32Array.of(4, 4.5, NaN),
  isTown: new Uint8Array(3),
  townLatitude: Float32Array.of(51, NaN),
  townLongitude: Float32Array.of(4, NaN),
}
const boundsOf = (area: Parameters<typeof areaBounds>[0]['area'], rows: readonly number[]) =>
  // What an index has beside its towns.
  areaBounds({ area, rows, points, index: { towns: ['berlare', 'nergens'] } } as unknown as Parameters<
    typeof areaBounds
  >[0])

test('a map brings its listings into view, without those that lie nowhere', () => {
  expect(boundsOf(undefined, [0, 1, 2])).toEqual([4, 51, 4.5, 51.5])
  expect(boundsOf(undefined, [1])).toEqual([4.5, 51.5, 4.5, 51.5])
  expect(boundsOf(undefined, [2])).toBeUndefined()
})

test('a searched area comes before its listings, unless nobody knows where its town is', () => {
  const [west = 0, south = 0, east = 0, north = 0] =
    boundsOf({ kind: 'around', town: 'berlare', km: 10 }, [1]) ?? []
  expect([south, north].map((side) => side.toFixed(2))).toEqual(['50.91', '51.09'])
  expect([west < 3.9, east > 4.1]).toEqual([true, true])
  expect(boundsOf({ kind: 'around', town: 'nergens', km: 10 }, [1])).toEqual([4.5, 51.5, 4.5, 51.5])
})
