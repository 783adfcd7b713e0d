import type { AreaPoints } from './area-points.ts'
import { type CountOptions, createCounter } from './counts.ts'
import { facetRows } from './facet-rows.ts'
import { rejections } from './rejections.ts'
import type { SearchIndex } from './search-index.ts'
import { createSorter, type SortNames } from './sorter.ts'
import { rowsWithText } from './text.ts'
import { formatPriceBand, type PriceBand, rowsInBand } from '#search/filters/price-band.ts'
import type { Masks } from '#search/filters/filter.ts'
import type { Criteria } from '#search/query/criteria.ts'

/** How long a page is, names to sort by in one language, and the clock: the browser's when it is absent. */
export type SearchOptions = Readonly<{ pageSize: number; names?: SortNames; now?: () => number }>

/** Data that is loaded later. Without it nothing matches an area (`points`) or a text (`texts`). */
export type SearchExtra = Readonly<{
  points?: AreaPoints
  /** One text per row, folded by `foldWords`. Give the same array every time. */
  texts?: readonly string[]
}>

export type SearchResult = Readonly<{
  count: number
  /** At least 1, which may be empty. */
  pages: number
  /** Counted from 1; the last one when the criteria name a later one. */
  page: number
  /** Rows of this page, in order. */
  rows: readonly number[]
  /** All matching rows, in order: for the map. */
  all: Uint32Array
  countOptions: CountOptions
}>

export type Search = Readonly<{ run: (criteria: Criteria, extra?: SearchExtra) => SearchResult }>

/**
 * Returns a search over one list. Sort ranks, and the masks of price bands and of the last text and area, are made on first
 * use and kept: create one search per list and language.
 * @example createSearch(index, { pageSize: 23 }).run({ ...noCriteria, towns: ['berlare'] }).count // 12
 */
export function createSearch(index: SearchIndex, { pageSize, names, now = Date.now }: SearchOptions): Search {
  const sort = createSorter(index, names)
  const price = keepBands(index)
  const keepText = keepLast<readonly string[]>()
  const keepArea = keepLast<AreaPoints>()
  const nothing = new Uint8Array(index.size)
  return {
    run: (criteria, { texts, points } = {}) => {
      const masks: Masks = {
        price,
        text: (text) =>
          texts === undefined ? nothing : keepText(texts, text, () => rowsWithText(texts, text)),
        area: (area) =>
          points === undefined ? nothing : keepArea(points, JSON.stringify(area), () => points.rowsIn(area)),
        rows: (column, passes) => Uint8Array.from(index.column(column), (value) => Number(passes(value))),
        now: now(),
      }
      const facets = facetRows(rejections(index, criteria, masks))
      const count = facets.matching.length
      const pages = Math.max(1, Math.ceil(count / pageSize))
      const page = Math.min(Math.max(1, criteria.page), pages)
      const sorted = sort(facets.matching, criteria.sort)
      return {
        count,
        pages,
        page,
        rows: [...sorted.subarray((page - 1) * pageSize, page * pageSize)],
        all: sorted,
        countOptions: createCounter(index, facets, masks),
      }
    },
  }
}

/** Keeps the masks of as many price bands as a list offers; an address may name any number of others. */
const keptBands = 30

function keepBands({ column }: SearchIndex): (band: PriceBand) => Uint8Array {
  const kept = new Map<string, Uint8Array>()
  return (band) => {
    const key = formatPriceBand(band)
    const rows = kept.get(key) ?? rowsInBand(column('price'), column('priceTo'), band)
    if (kept.size < keptBands) kept.set(key, rows)
    return rows
  }
}

/** Returns a function that keeps its last mask until the source or the key changes. */
function keepLast<Source>(): (source: Source, key: string, make: () => Uint8Array) => Uint8Array {
  let last: Readonly<{ source: Source; key: string; rows: Uint8Array }> | undefined
  return (source, key, make) => {
    if (last?.source !== source || last.key !== key) last = { source, key, rows: make() }
    return last.rows
  }
}
