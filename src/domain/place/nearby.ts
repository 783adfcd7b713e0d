import type { Translations } from '#domain/values/locale.ts'
import { distanceKm } from './distance.ts'
import type { Coordinates } from './place.ts'

export const nearbyKinds = ['station', 'school', 'shop'] as const

/** What people ask about the surroundings of a home. */
export type NearbyKind = (typeof nearbyKinds)[number]

/** A place that the agency lists; its name by language. */
export type NearbyPlace = Readonly<{ kind: NearbyKind; name: Translations; coordinates: Coordinates }>

/** A place and its distance in a straight line, in kilometres. */
export type NearbyDistance = Readonly<{ place: NearbyPlace; km: number }>

/** How far people go to a place, in kilometres: farther ones say nothing about a home. */
const reach: Readonly<Record<NearbyKind, number>> = { station: 10, school: 2, shop: 2 }

/** Returns the nearest place of each kind that is within reach: stations, then schools, then shops. */
export function nearestPlaces(from: Coordinates, places: readonly NearbyPlace[]): readonly NearbyDistance[] {
  return nearbyKinds.flatMap((kind) => {
    const nearest = places
      .filter((place) => place.kind === kind)
      .map((place) => ({ place, km: distanceKm(from, place.coordinates) }))
      .reduce<NearbyDistance | undefined>(
        (best, entry) => (best === undefined || entry.km < best.km ? entry : best),
        undefined,
      )
    return nearest === undefined || nearest.km > reach[kind] ? [] : [nearest]
  })
}
