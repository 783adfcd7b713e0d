/** Longitude, then latitude, in degrees; as the library takes it, which is not read-only. */
export type Position = number[]

export type Point = { type: 'Point'; coordinates: Position }
export type Geometry =
  | Point
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

type Properties = Readonly<Record<string, unknown>>

/** The part of GeoJSON that the map is drawn from. */
export type Feature<Shape = Geometry, Known = Properties> = {
  type: 'Feature'
  properties: Known
  geometry: Shape
}

export type FeatureCollection<Shape = Geometry, Known = Properties> = {
  type: 'FeatureCollection'
  features: Feature<Shape, Known>[]
}
