import { sortByRank } from '#search/engine/sorter.ts'
import type { ColumnName, SearchIndex } from '#search/engine/search-index.ts'

/** Listings in one block of cards. */
export const blockSize = 256

/**
 * Returns how many listings of a list are in one block. A list of up to two blocks is one: what was loaded of it can then be
 * filtered further without a connection.
 */
export function blockSizeOf(listings: number): number {
  return listings <= 2 * blockSize ? 2 * blockSize : blockSize
}

/**
 * Orders in which the cards of a list are stored. A page of results has its cards in few blocks of one of them: newest first,
 * in one town, or in one category by price.
 */
export const layouts = ['id', 'town', 'category'] as const
export type Layout = (typeof layouts)[number]

/** Columns that the rows of each layout are sorted by, the last one first. */
const columnsOf = {
  id: [],
  town: ['town'],
  category: ['price', 'categories'],
} as const satisfies Readonly<Record<Layout, readonly ColumnName[]>>

/** Returns the rows of a list in the order of a layout; ties newest first. */
export function layoutRows(index: SearchIndex, layout: Layout): Uint32Array {
  const newestFirst = Uint32Array.from({ length: index.size }, (_, row) => row)
  return columnsOf[layout].reduce<Uint32Array>(
    (rows, name) => sortByRank(rows, index.column(name), 'ascending'),
    newestFirst,
  )
}

/** A block of cards by its layout and its number, counted from 0. */
export type Block = Readonly<{ layout: Layout; number: number }>

/** Returns for each row the number of its block in a layout. */
export function blockNumbers(rows: Uint32Array): Uint32Array {
  const size = blockSizeOf(rows.length)
  const numbers = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) numbers[rows[at] ?? 0] = Math.floor(at / size)
  return numbers
}

/**
 * Returns the blocks that hold some rows: those of the layout that needs the fewest.
 * @param numbersOf the result of {@link blockNumbers} for each layout
 */
export function fewestBlocks(
  rows: readonly number[],
  numbersOf: (layout: Layout) => Uint32Array,
): readonly Block[] {
  const [fewest = []] = layouts
    .map((layout): readonly Block[] => {
      const numbers = new Set(rows.map((row) => numbersOf(layout)[row] ?? 0))
      return [...numbers].map((number) => ({ layout, number }))
    })
    .toSorted((one, other) => one.length - other.length)
  return fewest
}

/** Returns values in blocks, in the order of some rows. */
export function toBlocks<Value>(values: readonly Value[], rows: Uint32Array): readonly (readonly Value[])[] {
  const ordered = Array.from(rows).flatMap((row) => values.slice(row, row + 1))
  const size = blockSizeOf(rows.length)
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, number) =>
    ordered.slice(number * size, (number + 1) * size),
  )
}
