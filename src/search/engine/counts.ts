import type { PriceBand } from '#search/query/criteria.ts'
import { fieldBits } from './rejections.ts'
import type { NearRows } from './facet-rows.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * How many listings there would be of each option that is chosen from a list, with the criteria of the other fields kept
 * and those of its own field left out.
 */
export type SearchCounts = Readonly<{
  /** In step with `towns` of the index. */
  towns: Uint32Array
  /** In step with `categoryIds` of the index. */
  categories: Uint32Array
  /** In step with the bands that are asked for. */
  prices: (bands: readonly PriceBand[]) => Uint32Array
}>

/**
 * Returns the counts of every option.
 * @param rowsOf gives which rows are in a price band: 1, in step with the index
 */
export function countOptions(
  index: SearchIndex,
  near: NearRows,
  rowsOf: (band: PriceBand) => Uint8Array,
): SearchCounts {
  const count = (column: Uint8Array | Uint16Array, bit: number, size: number) => {
    const counts = new Uint32Array(size)
    for (const rows of [near.matching, near.only(bit)]) addValues(column, rows, counts)
    return counts
  }
  const { town, towns, categories, categoryIds } = index
  return {
    towns: count(town, fieldBits.towns, towns.length),
    categories: countBits(
      count(categories, fieldBits.categories, 2 ** categoryIds.length),
      categoryIds.length,
    ),
    prices: (bands) =>
      Uint32Array.from(bands, (band) => {
        const isInBand = rowsOf(band)
        return countIn(isInBand, near.matching) + countIn(isInBand, near.only(fieldBits.prices))
      }),
  }
}

function addValues(column: Uint8Array | Uint16Array, rows: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

function countIn(isInBand: Uint8Array, rows: Uint32Array): number {
  let count = 0
  for (let at = 0; at < rows.length; at++) count += isInBand[rows[at] ?? 0] ?? 0
  return count
}

/** Returns how many rows have each bit, from how many have each set of bits. */
function countBits(sets: Uint32Array, bits: number): Uint32Array {
  return Uint32Array.from({ length: bits }, (_, bit) =>
    sets.reduce((sum, count, set) => ((set & (1 << bit)) === 0 ? sum : sum + count), 0),
  )
}
