import { distanceKm } from '#domain/place/distance.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { SearchArea } from '#search/filters/area.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchIndex } from './search-index.ts'

type IsInside = (latitude: number, longitude: number) => boolean

/**
 * Returns a mask of the rows in an area. A row without coordinates is in none; around a town of unknown coordinates
 * there is nothing.
 */
export function rowsInArea(
  area: SearchArea,
  { towns }: Pick<SearchIndex, 'towns'>,
  points: SearchPoints,
): Uint8Array {
  const isInside = insideOf(area, towns, points)
  const rows = new Uint8Array(points.latitude.length)
  // A row without coordinates has NaN, which compares false with everything.
  for (let row = 0; row < rows.length; row++) {
    if (isInside(points.latitude[row] ?? NaN, points.longitude[row] ?? NaN)) rows[row] = 1
  }
  return rows
}

function insideOf(area: SearchArea, towns: readonly string[], points: SearchPoints): IsInside {
  if (area.kind === 'box') return insideBox(area.southWest, area.northEast)
  if (area.kind === 'polygon') return insidePolygon(area.points)
  const town = towns.indexOf(area.town)
  const middle = {
    latitude: points.townLatitude[town] ?? NaN,
    longitude: points.townLongitude[town] ?? NaN,
  }
  return (latitude, longitude) => distanceKm(middle, { latitude, longitude }) <= area.km
}

function insideBox(southWest: Coordinates, northEast: Coordinates): IsInside {
  return (latitude, longitude) =>
    latitude >= southWest.latitude &&
    latitude <= northEast.latitude &&
    longitude >= southWest.longitude &&
    longitude <= northEast.longitude
}

/** A point is inside when a line from it to the east crosses the edge an odd number of times. */
function insidePolygon(points: readonly Coordinates[]): IsInside {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const isNear = insideBox(
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  )
  const edges = points.map((from, position) => ({ from, to: points[(position + 1) % points.length] ?? from }))
  return (latitude, longitude) => {
    if (!isNear(latitude, longitude)) return false
    let isInside = false
    for (const edge of edges) if (isCrossed(edge, latitude, longitude)) isInside = !isInside
    return isInside
  }
}

type Edge = Readonly<{ from: Coordinates; to: Coordinates }>

/** Whether a line from a point to the east crosses an edge. */
function isCrossed({ from, to }: Edge, latitude: number, longitude: number): boolean {
  if (from.latitude > latitude === to.latitude > latitude) return false
  const share = (latitude - from.latitude) / (to.latitude - from.latitude)
  return longitude < from.longitude + share * (to.longitude - from.longitude)
}
