import { distanceKm } from '#domain/place/distance.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { SearchPoints } from '#search/files/points-file.ts'

/** A listing elsewhere, with its distance in km from the nearest of the wanted towns. */
export type NearRow = Readonly<{ row: number; km: number }>

/**
 * Returns the rows nearest to the middle of one of the wanted towns, nearest first. A listing whose street is hidden is at
 * the middle of its own town; rows without coordinates are left out, and so is all without a town that is on the map.
 */
export function nearestRows(
  rows: Iterable<number>,
  towns: readonly string[],
  index: Pick<SearchIndex, 'towns'>,
  points: SearchPoints,
): readonly NearRow[] {
  const middles = towns.map((slug) => {
    const at = index.towns.indexOf(slug)
    return { latitude: points.townLatitude[at] ?? NaN, longitude: points.townLongitude[at] ?? NaN }
  })
  return [...rows]
    .map((row): NearRow => {
      const place = { latitude: points.latitude[row] ?? NaN, longitude: points.longitude[row] ?? NaN }
      const distances = middles.map((middle) => distanceKm(middle, place)).filter(Number.isFinite)
      return { row, km: Math.min(...distances) }
    })
    .filter(({ km }) => Number.isFinite(km))
    .toSorted((one, other) => one.km - other.km)
}
