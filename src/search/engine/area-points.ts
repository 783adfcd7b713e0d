import type { SearchPoints } from '#search/files/points-file.ts'
import type { SearchArea } from '#search/filters/area.ts'
import { rowsInArea } from './area.ts'
import type { SearchIndex } from './search-index.ts'

/** The points of a list with a search in them. */
export type AreaPoints = SearchPoints &
  Readonly<{
    /** Returns a mask of the rows in an area. */
    rowsIn: (area: SearchArea) => Uint8Array
  }>

/** Returns points that can be searched. */
export function areaPoints(points: SearchPoints, index: Pick<SearchIndex, 'towns'>): AreaPoints {
  return { ...points, rowsIn: (area) => rowsInArea(area, index, points) }
}
