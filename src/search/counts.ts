import { livingSteps, plotSteps, type PriceBand, wantedFeatures } from './criteria.ts'
import { fieldBits } from './failing.ts'
import type { NearRows } from './near-rows.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * How many listings there would be of each option, with the criteria of the other fields kept and those of
 * its own field left out. Each feature is a field of its own.
 */
export type SearchCounts = Readonly<{
  /** In step with `towns` of the index. */
  towns: Uint32Array
  /** In step with `categoryIds` of the index. */
  categories: Uint32Array
  /** Entry n: with at least n bedrooms, n up to 255. */
  bedrooms: Uint32Array
  /** In step with `livingSteps`: at least so many m². */
  living: Uint32Array
  /** In step with `plotSteps`: at least so many m². */
  plot: Uint32Array
  /** In step with `labels` of the index: this label or a better one. */
  labels: Uint32Array
  /** In step with `wantedFeatures`. */
  features: Uint32Array
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
  const { towns, categoryIds, labels } = index
  const count = (column: Uint8Array | Uint16Array, bit: number, size = 256) => {
    const counts = new Uint32Array(size)
    for (const rows of [near.matching, near.only(bit)]) addValues(column, rows, counts)
    return counts
  }
  return {
    towns: count(index.town, fieldBits.towns, towns.length),
    categories: countBits(count(index.categories, fieldBits.categories), categoryIds.length),
    bedrooms: addFromEnd(count(index.bedrooms, fieldBits.bedrooms)),
    living: addFromEnd(count(index.living, fieldBits.living)).slice(1, livingSteps.length + 1),
    plot: addFromEnd(count(index.plot, fieldBits.plot)).slice(1, plotSteps.length + 1),
    labels: addFromStart(count(index.label, fieldBits.label).slice(1, labels.length + 1)),
    features: Uint32Array.from(wantedFeatures, (feature, position) => {
      const bits = countBits(count(index.features, fieldBits[feature]), wantedFeatures.length)
      return bits[position] ?? 0
    }),
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

function addFromStart(counts: Uint32Array): Uint32Array {
  let sum = 0
  return counts.map((count) => (sum += count))
}

function addFromEnd(counts: Uint32Array): Uint32Array {
  return addFromStart(counts.toReversed()).toReversed()
}
