import type { ResultsMapProps } from '#islands/map/map-props.ts'
import { type Bounds, boundsOf, mainBounds, outlineOf } from './area-shape.ts'

/** Returns what is to be seen: the area that is searched, or else the listings; undefined where there are none. */
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
