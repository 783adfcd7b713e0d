import type { Coordinates } from './place.ts'

const kmPerDegree = 111.2

/**
 * Returns the distance between two points in kilometres. Exact to some metres within Belgium: the earth is
 * taken as flat, for a search compares many pairs.
 */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = to.latitude - from.latitude
  const middle = ((to.latitude + from.latitude) / 2) * (Math.PI / 180)
  const east = (to.longitude - from.longitude) * Math.cos(middle)
  return Math.hypot(north, east) * kmPerDegree
}
