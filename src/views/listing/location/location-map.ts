import { distanceKm } from '#domain/place/distance.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Coordinates, Town } from '#domain/place/place.ts'
import { townName } from '#views/listing/title.ts'

/** A town on the drawing, in its units. */
export type MapTown = Readonly<{ x: number; y: number; name: string }>

/** A schematic drawing of a listing among the surrounding towns. */
export type LocationMapView = Readonly<{
  width: number
  height: number
  here: Readonly<{ x: number; y: number; name: string }>
  towns: readonly MapTown[]
  /** Length of the scale bar of 5 km. */
  scale: number
}>

const width = 640
const height = 340
const unitsPerKm = 30
/** Size of a name beside and above its point. */
const nameWidth = 130
const nameHeight = 34
const margin = 24

/** Returns the towns around a place, drawn to scale; names that would overlap are left out. */
export function viewLocationMap(
  here: Coordinates,
  town: Town,
  towns: readonly Town[],
  locale: Locale,
): LocationMapView {
  const centre = { x: width / 2, y: height / 2 }
  const placed: MapTown[] = []
  const nearest = towns
    .flatMap((other) => {
      const point = other.coordinates && toPoint(here, other.coordinates)
      return point !== undefined && isInside(point) && other.slug !== town.slug ? [{ other, point }] : []
    })
    .toSorted((one, next) => fromCentre(one.point) - fromCentre(next.point))
  for (const { other, point } of nearest) {
    if ([centre, ...placed].some((each) => isClose(each, point))) continue
    placed.push({ ...point, name: townName(other, locale) })
  }
  return {
    width,
    height,
    here: { ...centre, name: townName(town, locale) },
    towns: placed,
    scale: unitsPerKm * 5,
  }
}

function toPoint(here: Coordinates, there: Coordinates): Readonly<{ x: number; y: number }> {
  const east =
    distanceKm(here, { latitude: here.latitude, longitude: there.longitude }) *
    Math.sign(there.longitude - here.longitude)
  const north =
    distanceKm(here, { latitude: there.latitude, longitude: here.longitude }) *
    Math.sign(there.latitude - here.latitude)
  return { x: Math.round(width / 2 + east * unitsPerKm), y: Math.round(height / 2 - north * unitsPerKm) }
}

function fromCentre({ x, y }: Readonly<{ x: number; y: number }>): number {
  return Math.hypot(x - width / 2, y - height / 2)
}

function isInside({ x, y }: Readonly<{ x: number; y: number }>): boolean {
  return x > nameWidth / 2 && x < width - nameWidth / 2 && y > margin * 1.5 && y < height - margin
}

function isClose(
  one: Readonly<{ x: number; y: number }>,
  other: Readonly<{ x: number; y: number }>,
): boolean {
  return Math.abs(one.x - other.x) < nameWidth && Math.abs(one.y - other.y) < nameHeight
}
