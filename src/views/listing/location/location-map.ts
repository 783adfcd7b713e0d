import type { Locale } from '#domain/values/locale.ts'
import type { Coordinates, Town } from '#domain/place/place.ts'
import { townName } from '#views/listing/title.ts'
import { type PlanePoint, regionPicture, toPlane, unitsPerKm } from './region-plane.ts'

/** A town on the drawing, in its units. */
export type MapTown = PlanePoint & Readonly<{ name: string }>

/** A schematic drawing of a listing among the surrounding towns. */
export type LocationMapView = Readonly<{
  /** The part of the region's drawing that lies below the names. */
  region: string
  width: number
  height: number
  here: MapTown
  towns: readonly MapTown[]
  /** Path of the scale bar of 5 km. */
  bar: string
}>

const width = 640
const height = 340
/** Size of a name beside and above its point. */
const nameWidth = 130
const nameHeight = 34
const margin = 24
/** 5 km. */
const barWidth = unitsPerKm * 5

/**
 * Returns the towns around a place, drawn to scale; names that would overlap are left out. Undefined where the drawing has no town.
 * @param name that of the place itself
 * @param origin that of the region's drawing
 */
export function viewLocationMap(
  here: Coordinates,
  name: string,
  { origin, towns }: Readonly<{ origin: Coordinates; towns: readonly Town[] }>,
  locale: Locale,
): LocationMapView | undefined {
  const centre = { x: width / 2, y: height / 2 }
  const middle = toPlane(origin, here)
  const left = Math.round(middle.x - centre.x)
  const top = Math.round(middle.y - centre.y)
  const toPoint = (there: Coordinates): PlanePoint => {
    const { x, y } = toPlane(origin, there)
    return { x: Math.round(x) - left, y: Math.round(y) - top }
  }
  const placed: MapTown[] = []
  const nearest = towns
    .flatMap((other) => {
      const point = other.coordinates && toPoint(other.coordinates)
      const otherName = townName(other, locale)
      return point !== undefined && isInside(point) && otherName !== name ? [{ name: otherName, point }] : []
    })
    .toSorted((one, next) => fromCentre(one.point) - fromCentre(next.point))
  for (const { name: near, point } of nearest) {
    if ([centre, ...placed].some((each) => isClose(each, point))) continue
    placed.push({ ...point, name: near })
  }
  if (placed.length === 0) return undefined
  return {
    region: `${regionPicture}#svgView(viewBox(${left},${top},${width},${height}))`,
    width,
    height,
    here: { ...centre, name },
    towns: placed,
    bar: `M${centre.x - barWidth / 2} ${height - 16}v4h${barWidth}v-4`,
  }
}

function fromCentre({ x, y }: PlanePoint): number {
  return Math.hypot(x - width / 2, y - height / 2)
}

function isInside({ x, y }: PlanePoint): boolean {
  return x > nameWidth / 2 && x < width - nameWidth / 2 && y > margin * 1.5 && y < height - margin * 2
}

function isClose(one: PlanePoint, other: PlanePoint): boolean {
  return Math.abs(one.x - other.x) < nameWidth && Math.abs(one.y - other.y) < nameHeight
}
