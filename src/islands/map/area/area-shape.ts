import type { Coordinates } from '#domain/place/place.ts'
import type { SearchArea } from '#search/filters/area.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { Position } from '#islands/map/markers/geo-json.ts'

const kmPerDegree = 111.2

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number]

/** Returns the centre of a town of the index; undefined when unknown. */
export function townCentre(
  slug: string,
  { towns }: Pick<SearchIndex, 'towns'>,
  points: SearchPoints,
): Coordinates | undefined {
  const at = towns.indexOf(slug)
  const latitude = points.townLatitude[at] ?? NaN
  const longitude = points.townLongitude[at] ?? NaN
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude }
}

/** Returns the closed outline of an area as GeoJSON writes it; undefined for a town whose place is not known. */
export function outlineOf(
  area: SearchArea,
  index: Pick<SearchIndex, 'towns'>,
  points: SearchPoints,
): Position[] | undefined {
  if (area.kind === 'box') {
    const { southWest, northEast } = area
    const [west, south] = toPosition(southWest)
    const [east, north] = toPosition(northEast)
    return close([
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ])
  }
  if (area.kind === 'polygon') return close(area.points.map(toPosition))
  const centre = townCentre(area.town, index, points)
  return centre === undefined ? undefined : circleOf(centre, area.km)
}

/** Returns the smallest box that holds some positions; undefined for none. */
export function boundsOf(positions: readonly Position[]): Bounds | undefined {
  if (positions.length === 0) return undefined
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude = NaN, latitude = NaN] of positions) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}

/**
 * Returns the box of nearly all positions, since one listing abroad would shrink the region to a dot; the box of all where
 * that is not much larger, or where there are few.
 */
export function mainBounds(positions: readonly Position[]): Bounds | undefined {
  const all = boundsOf(positions)
  if (all === undefined || positions.length < 20) return all
  const skip = Math.ceil(positions.length * 0.03)
  const middle = (axis: 0 | 1): number[] =>
    positions
      .map((position) => position[axis] ?? 0)
      .toSorted((a, b) => a - b)
      .slice(skip, -skip)
  const [longitudes, latitudes] = [middle(0), middle(1)]
  const main: Bounds = [longitudes[0] ?? 0, latitudes[0] ?? 0, longitudes.at(-1) ?? 0, latitudes.at(-1) ?? 0]
  const isFar = all[2] - all[0] > 2 * (main[2] - main[0]) || all[3] - all[1] > 2 * (main[3] - main[1])
  return isFar ? main : all
}

export function toPosition({ latitude, longitude }: Coordinates): [number, number] {
  return [longitude, latitude]
}

/** Returns a closed circle around a place, as GeoJSON writes it. */
export function circleOf(centre: Coordinates, km: number): Position[] {
  const north = km / kmPerDegree
  const east = north / Math.cos((centre.latitude * Math.PI) / 180)
  const points = Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    return [centre.longitude + east * Math.cos(angle), centre.latitude + north * Math.sin(angle)]
  })
  return close(points)
}

function close(ring: Position[]): Position[] {
  return [...ring, ...ring.slice(0, 1)]
}
