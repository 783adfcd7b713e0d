import { toPosition } from './area-shape.ts'
import type { Drawing } from './drawing.ts'
import { toFeatureCollection, noFeatures } from '#islands/map/base/overlay-style.ts'
import type { Feature, FeatureCollection } from '#islands/map/markers/geo-json.ts'

/** Returns the shapes of a drawing: its corners, the lines between them, and the area that they enclose so far. */
export function drawingFeatures({ state, points }: Drawing): FeatureCollection {
  if (state !== 'open') return noFeatures
  const line = points.map(toPosition)
  const corners = line.map((coordinates, at): Feature => ({
    type: 'Feature',
    properties: { isFirst: at === 0 },
    geometry: { type: 'Point', coordinates },
  }))
  const path: Feature[] =
    line.length < 2
      ? []
      : [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: line } }]
  const inside: Feature[] =
    line.length < 3
      ? []
      : [
          {
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: [[...line, ...line.slice(0, 1)]] },
          },
        ]
  return toFeatureCollection([...inside, ...path, ...corners])
}
