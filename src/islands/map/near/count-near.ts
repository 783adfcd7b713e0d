import { distanceKm } from '#domain/place/distance.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** What is near a place: how many listings within a distance, how far the nearest is, and the nearest town with a place. */
export type NearCount = Readonly<{ count: number; nearestKm: number | undefined; town: string | undefined }>

/** Counts the listings of a result around a place. */
export function countNear(
  at: Coordinates,
  km: number,
  { rows, points, index }: Pick<ResultsMapProps, 'rows' | 'points' | 'index'>,
): NearCount {
  const distances = [...rows].flatMap((row) => {
    const there = { latitude: points.latitude[row] ?? NaN, longitude: points.longitude[row] ?? NaN }
    const away = distanceKm(at, there)
    return Number.isNaN(away) ? [] : [away]
  })
  const towns = index.towns
    .map((slug, town) => ({
      slug,
      away: distanceKm(at, {
        latitude: points.townLatitude[town] ?? NaN,
        longitude: points.townLongitude[town] ?? NaN,
      }),
    }))
    .filter(({ away }) => !Number.isNaN(away))
    .toSorted((one, other) => one.away - other.away)
  return {
    count: distances.filter((away) => away <= km).length,
    nearestKm: distances.length === 0 ? undefined : Math.min(...distances),
    town: towns[0]?.slug,
  }
}
