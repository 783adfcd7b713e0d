import type { Coordinates } from '#domain/place/place.ts'

/** Path of the drawing of the region, of which a page shows the part around its listing. */
export const regionPicture = '/drawings/region.svg'

/** Units of a drawing in a km. */
export const unitsPerKm = 30

/** A point of a drawing: x to the east, y to the south. */
export type PlanePoint = Readonly<{ x: number; y: number }>

const kmPerDegree = 111.32

/** Returns a place in units east and south of an origin, on a plane that touches the earth there. */
export function toPlane(origin: Coordinates, { longitude, latitude }: Coordinates): PlanePoint {
  const narrow = Math.cos((origin.latitude * Math.PI) / 180)
  return {
    x: (longitude - origin.longitude) * kmPerDegree * narrow * unitsPerKm,
    y: (origin.latitude - latitude) * kmPerDegree * unitsPerKm,
  }
}
