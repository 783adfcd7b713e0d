/** Longitude, then latitude, in degrees; mutable, as MapLibre's types require. */
export type Position = number[]

export type Point = { type: 'Point'; coordinates: Position }
export type Geometry =
  | Point
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

type Properties = Readonly<Record<string, unknown>>

/** The part of GeoJSON that the map uses. */
export type Feature<Shape = Geometry, Known = Properties> = {
  type: 'Feature'
  properties: Known
  geometry: Shape
}

export type FeatureCollection<Shape = Geometry, Known = Properties> = {
  type: 'FeatureCollection'
  features: Feature<Shape, Known>[]
}
