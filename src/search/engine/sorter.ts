import type { SortKey, SortOrder } from '#search/query/criteria.ts'
import type { Column } from '#search/files/column-file.ts'
import type { SearchIndex } from './search-index.ts'

/** Names to sort by in one language, in step with `towns` and `types` of the index. */
export type SortNames = Readonly<{ towns: readonly string[]; types: readonly string[]; locale: string }>

/**
 * Returns a function that sorts rows of a list, given newest first. Ties go by ID descending; unknown values (a hidden
 * price) come last in both directions.
 * @param names absent: towns and types sort by slug and code word
 */
export function createSorter(
  index: SearchIndex,
  names?: SortNames,
): (rows: Uint32Array, sort: SortOrder) => Uint32Array {
  const kept = new Map<SortKey, Column>()
  return (rows, { by, direction }) => {
    if (by === 'id') return direction === 'descending' ? rows : rows.toReversed()
    const ranks = kept.get(by) ?? ranksOf(index, by, names)
    kept.set(by, ranks)
    return sortByRank(rows, ranks, direction)
  }
}

/**
 * Returns rows sorted by rank. Rows of one rank keep their order; rank 0 comes last in both directions.
 * @example sortByRank(Uint32Array.of(0, 1, 2, 3), Uint32Array.of(30, 0, 10, 30), 'descending') // 0, 3, 2, 1
 */
export function sortByRank(rows: Uint32Array, ranks: Column, direction: SortOrder['direction']): Uint32Array {
  const sign = direction === 'ascending' ? 1 : -1
  const placeOf = (row: number): number => (ranks[row] ?? 0) * sign || Infinity
  return rows.toSorted((one, other) => {
    const first = placeOf(one)
    const second = placeOf(other)
    return first === second ? 0 : first - second
  })
}

/** Returns a rank for each row; 0 is unknown. */
function ranksOf(index: SearchIndex, by: Exclude<SortKey, 'id'>, names?: SortNames): Column {
  if (by === 'price' || by === 'date') return index.column(by)
  const isCity = by === 'city'
  const words = isCity
    ? (names?.towns ?? index.towns)
    : index.types.map((type, position) => (type === null ? '' : (names?.types[position] ?? type)))
  const ranks = rankWords(words, names?.locale)
  const column = index.column(isCity ? 'town' : 'type')
  return new Uint32Array(index.size).map((_, row) => ranks[column[row] ?? 0] ?? 0)
}

/** Returns the place of each word in the order of a language, from 1; equal words share one, empty words have 0. */
function rankWords(words: readonly string[], locale = 'en'): readonly number[] {
  const { compare } = new Intl.Collator(locale)
  const sorted = [...new Set(words)].filter((word) => word !== '').toSorted(compare)
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [position, word] of sorted.entries()) {
    if (position === 0 || compare(sorted[position - 1] ?? '', word) !== 0) rank++
    ranks.set(word, rank)
  }
  return words.map((word) => ranks.get(word) ?? 0)
}
