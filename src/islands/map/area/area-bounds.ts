import type { ResultsMapProps } from '#islands/map/map-props.ts'
import { type Bounds, boundsOf, mainBounds, outlineOf } from './area-shape.ts'

/** Returns the box to bring into view: that of the searched area, or else of the listings; undefined without either. */
export function areaBounds({
  area,
  rows,
  index,
  points,
}: Pick<ResultsMapProps, 'area' | 'rows' | 'index' | 'points'>): Bounds | undefined {
  const outline = area === undefined ? undefined : outlineOf(area, index, points)
  if (outline !== undefined) return boundsOf(outline)
  const positions = [...rows].map((row) => [points.longitude[row] ?? NaN, points.latitude[row] ?? NaN])
  return mainBounds(positions.filter(([longitude]) => !Number.isNaN(longitude)))
}
