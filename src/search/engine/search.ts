import type { AreaPoints } from './area-points.ts'
import { countOptions, type SearchCounts } from './counts.ts'
import type { Criteria, PriceBand } from '#search/query/criteria.ts'
import { failingFields } from './rejections.ts'
import { nearRows } from './facet-rows.ts'
import { formatPriceBand, rowsInBand } from '#search/query/price-band.ts'
import type { SearchIndex } from './search-index.ts'
import { createSorter, type SortNames } from './sorter.ts'
import { rowsWithText } from './text.ts'

/** What a search needs besides the index: how long a page is, and names to sort by in one language. */
export type SearchOptions = Readonly<{ pageSize: number; names?: SortNames }>

/**
 * Columns that are loaded later. Criteria that need one that is not there match nothing: an area needs
 * `points`, a text needs `texts`.
 */
export type SearchExtra = Readonly<{
  points?: AreaPoints
  /** One text per row, folded by `foldWords` (#domain/fold.ts). Give the same array every time. */
  texts?: readonly string[]
}>

export type SearchResult = Readonly<{
  count: number
  /** At least 1, which may be empty. */
  pages: number
  /** Counted from 1; the last one where the criteria ask for a later one. */
  page: number
  /** Rows of this page, in order. */
  rows: readonly number[]
  /** All matching rows, in order: for the map. */
  all: Uint32Array
  counts: SearchCounts
}>

export type Search = Readonly<{ run: (criteria: Criteria, extra?: SearchExtra) => SearchResult }>

/**
 * Returns a search over one list. What is sorted by, and the last text and area, are made on first use and kept: make one
 * search per list and language.
 * @example createSearch(index, { pageSize: 23 }).run({ ...noCriteria, towns: ['berlare'] }).count // 12
 */
export function createSearch(index: SearchIndex, { pageSize, names }: SearchOptions): Search {
  const sort = createSorter(index, names)
  const rowsOfBand = keepBands(index)
  const keepText = keepLast<readonly string[]>()
  const keepArea = keepLast<AreaPoints>()
  return {
    run: (criteria, { texts, points } = {}) => {
      const { text, area } = criteria
      const failing = failingFields(index, criteria, {
        prices: criteria.prices.map(rowsOfBand),
        text:
          text === undefined || texts === undefined
            ? undefined
            : keepText(texts, text, () => rowsWithText(texts, text)),
        area:
          area === undefined || points === undefined
            ? undefined
            : keepArea(points, JSON.stringify(area), () => points.rowsIn(area)),
      })
      const near = nearRows(failing)
      const count = near.matching.length
      const pages = Math.max(1, Math.ceil(count / pageSize))
      const page = Math.min(Math.max(1, criteria.page), pages)
      const sorted = sort(near.matching, criteria.sort)
      return {
        count,
        pages,
        page,
        rows: [...sorted.subarray((page - 1) * pageSize, page * pageSize)],
        all: sorted,
        counts: countOptions(index, near, rowsOfBand),
      }
    },
  }
}

/** Returns a function that gives the rows of a price band, and keeps those of the bands that a list offers. */
function keepBands({ price, priceTo }: SearchIndex): (band: PriceBand) => Uint8Array {
  const kept = new Map<string, Uint8Array>()
  return (band) => {
    const key = formatPriceBand(band)
    const rows = kept.get(key) ?? rowsInBand(price, priceTo, band)
    // A list offers about ten; more of them come from an address that somebody wrote.
    if (kept.size < 30) kept.set(key, rows)
    return rows
  }
}

/** Returns a function that makes something anew only when its source or its key is another than the last time. */
function keepLast<Source>(): (source: Source, key: string, make: () => Uint8Array) => Uint8Array {
  let last: Readonly<{ source: Source; key: string; rows: Uint8Array }> | undefined
  return (source, key, make) => {
    if (last?.source !== source || last.key !== key) last = { source, key, rows: make() }
    return last.rows
  }
}
