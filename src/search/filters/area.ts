import type { Coordinates } from '#domain/place/place.ts'

/** A part of the map. Distances in km, degrees in WGS 84. */
export type SearchArea =
  | Readonly<{ kind: 'around'; town: string; km: number }>
  | Readonly<{ kind: 'box'; southWest: Coordinates; northEast: Coordinates }>
  | Readonly<{ kind: 'polygon'; points: readonly Coordinates[] }>

/** Bounds of any search on the map, in degrees: the Benelux. Points outside are moved to its edge. */
export const searchBounds = { south: 49, north: 54, west: 2, east: 8 } as const

/** How many corners a drawn area may have. */
export const polygonPoints = { min: 3, max: 40 } as const

/** Largest radius around a town, in km. */
export const maxRadiusKm = 50

const aroundPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([1-9]\d?)$/
const degreesPattern = /^\d{1,3}(?:\.\d{1,15})?$/

/** Returns a point within the bounds, rounded to 5 decimals (a metre); undefined when a number is not finite. */
export function normalPoint({ latitude, longitude }: Coordinates): Coordinates | undefined {
  const { south, north, west, east } = searchBounds
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
  return { latitude: clamp(latitude, south, north), longitude: clamp(longitude, west, east) }
}

function clamp(degrees: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(degrees * 1e5) / 1e5))
}

/** Returns the area of an `around` parameter, a town's slug and km. @example parseAround('berlare-10') // 10 km around the middle of Berlare */
export function parseAround(text: string): SearchArea | undefined {
  const [, town, km] = aroundPattern.exec(text) ?? []
  if (town === undefined || km === undefined || Number(km) > maxRadiusKm || town.length > 70) return undefined
  return { kind: 'around', town, km: Number(km) }
}

/**
 * Returns the area of a `box` parameter: south, west, north, east. One outside the Benelux becomes a line at its edge, where
 * nothing is found.
 * @example parseBox('50.9,3.9,51.1,4.2')
 */
export function parseBox(text: string): SearchArea | undefined {
  const [south, west, north, east, ...rest] = text.split(',', 5)
  const southWest = parsePoint(south, west)
  const northEast = parsePoint(north, east)
  if (southWest === undefined || northEast === undefined || rest.length > 0) return undefined
  if (southWest.latitude > northEast.latitude || southWest.longitude > northEast.longitude) return undefined
  return { kind: 'box', southWest, northEast }
}

/** Returns the area of a `polygon` parameter: `latitude,longitude` of each corner, in drawing order. */
export function parsePolygon(text: string): SearchArea | undefined {
  const corners = text.split(';', polygonPoints.max + 1)
  if (corners.length < polygonPoints.min || corners.length > polygonPoints.max) return undefined
  const points = corners.flatMap((corner) => {
    const [latitude, longitude, ...rest] = corner.split(',', 3)
    return rest.length > 0 ? [] : (parsePoint(latitude, longitude) ?? [])
  })
  return points.length === corners.length ? { kind: 'polygon', points } : undefined
}

function parsePoint(latitude = '', longitude = ''): Coordinates | undefined {
  if (!degreesPattern.test(latitude) || !degreesPattern.test(longitude)) return undefined
  return normalPoint({ latitude: Number(latitude), longitude: Number(longitude) })
}

/** Returns the name and the value of an area's parameter. @example ['around', 'berlare-10'] */
export function formatArea(area: SearchArea): readonly [name: SearchArea['kind'], value: string] {
  if (area.kind === 'around') return ['around', `${area.town}-${area.km}`]
  if (area.kind === 'box') return ['box', `${formatPoint(area.southWest)},${formatPoint(area.northEast)}`]
  return ['polygon', area.points.map(formatPoint).join(';')]
}

function formatPoint(point: Coordinates): string {
  const { latitude, longitude } = normalPoint(point) ?? {
    latitude: searchBounds.south,
    longitude: searchBounds.west,
  }
  return `${latitude},${longitude}`
}
