import { rowsInArea } from './area.ts'
import type { SearchArea } from '#search/query/criteria.ts'
import { decodePoints } from '#search/files/decode-points.ts'
import type { SearchIndex, SearchPoints } from './search-index.ts'

/** The points of a list, which say what lies in an area. */
export type AreaPoints = SearchPoints &
  Readonly<{
    /** Returns which rows are in an area: 1 or 0, in step with the index. */
    rowsIn: (area: SearchArea) => Uint8Array
  }>

/** Returns points with what searches them, so that both come together: most searches do without. */
export function areaPoints(points: SearchPoints, index: Pick<SearchIndex, 'towns'>): AreaPoints {
  return { ...points, rowsIn: (area) => rowsInArea(area, index, points) }
}

/**
 * Returns the points that a file holds.
 * @throws {SearchFileError} when the file is none, is damaged, or is not in step with the index
 */
export function decodeAreaPoints(file: Uint8Array, index: SearchIndex): AreaPoints {
  return areaPoints(decodePoints(file, index), index)
}
