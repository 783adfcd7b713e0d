import { makeQueries, makeVolume, volumeSources } from '#scripts/bench/search/make-volume.ts'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { createSearch } from '#search/engine/search.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import {
  blockNumbers,
  fewestBlocks,
  type Layout,
  layoutRows,
  layouts,
  toBlocks,
} from '#search/files/card-blocks.ts'
import { encodeColumns } from '#search/files/column-file.ts'
import { encodeIndex } from '#search/files/index-file.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import type { ListCards } from '#views/search-files/search-cards.ts'

const pageSize = 23
const queryCount = 400

/** Bytes of any first filtered results, and requests of nine in ten pages of results, up to a number of listings. */
const budget = { listings: 12_000, bytes: 120 * 1024, requests: 4 }

/** Prints what a page of filtered results downloads from a list of a given size, over realistic searches. */
export function measurePages(
  index: SearchIndex,
  list: ListCards,
  size: number,
  print: (line: string) => void,
): void {
  const volume = makeVolume(index, size)
  const cards = Array.from(volumeSources(index, size), (source, row) => ({
    ...list.cards[source],
    id: size - row,
  }))
  const stored = recordOf(layouts, (layout) => {
    const rows = layoutRows(volume, layout)
    const blocks = toBlocks(cards, rows).map((values) =>
      brotliBytes(encodeColumns(null, { cards: { kind: 'rows', values } }), 5),
    )
    return { numbers: blockNumbers(rows), blocks }
  })
  const fixed =
    brotliBytes(encodeIndex(volume), 5) + brotliBytes(encodeColumns({ ...list.text, files: {} }, {}), 5)
  const search = createSearch(volume, { pageSize })
  const pages = makeQueries(volume, queryCount).map((query, at) => {
    const criteria: Criteria = {
      ...noCriteria,
      towns: query.towns,
      categories: query.category === undefined ? [] : [query.category],
      prices: query.minPrice === 0 ? [] : [{ min: query.minPrice, max: query.maxPrice }],
      bedrooms: query.bedrooms === 0 ? [] : [query.bedrooms],
      // Half of the visitors sort by price.
      sort: at % 2 === 0 ? noCriteria.sort : { by: 'price', direction: 'ascending' },
    }
    const { rows } = search.run(criteria)
    const blocks = fewestBlocks(rows, (layout: Layout) => stored[layout].numbers)
    const bytes = blocks.reduce((sum, { layout, number }) => sum + (stored[layout].blocks[number] ?? 0), 0)
    return { requests: blocks.length, bytes: fixed + bytes }
  })
  const requests = pages.map((page) => page.requests).toSorted((one, other) => one - other)
  const bytes = pages.map((page) => page.bytes).toSorted((one, other) => one - other)
  const at = (values: readonly number[], share: number) =>
    values[Math.floor((values.length - 1) * share)] ?? 0
  const isKept =
    size > budget.listings || (at(bytes, 1) <= budget.bytes && at(requests, 0.9) <= budget.requests)
  const kilobytes = (value: number) => `${(value / 1024).toFixed(0)} KB`
  print(
    `  first results  median ${kilobytes(at(bytes, 0.5))}, 90 % ${kilobytes(at(bytes, 0.9))}, worst ${kilobytes(at(bytes, 1))}` +
      ` (index and words ${kilobytes(fixed)}); blocks of cards: median ${at(requests, 0.5)}, 90 % ${at(requests, 0.9)},` +
      ` worst ${at(requests, 1)}${isKept ? '' : '  ✗'}`,
  )
}
