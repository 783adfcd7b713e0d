import type { SortKey, SortOrder } from '#search/query/criteria.ts'
import { sortByRank } from './radix-sort.ts'
import type { SearchIndex } from './search-index.ts'

/** Names to sort by in one language, in step with `towns` and `types` of the index. */
export type SortNames = Readonly<{ towns: readonly string[]; types: readonly string[]; locale: string }>

/**
 * Returns a function that sorts rows of a list, which come newest first. Ties go by ID descending; what is not known (a
 * hidden price) is last in both directions.
 * @param names without, towns and types sort by slug and code word
 */
export function createSorter(
  index: SearchIndex,
  names?: SortNames,
): (rows: Uint32Array, sort: SortOrder) => Uint32Array {
  const kept = new Map<SortKey, Uint32Array>()
  return (rows, { by, direction }) => {
    if (by === 'id') return direction === 'descending' ? rows : rows.toReversed()
    const ranks = kept.get(by) ?? ranksOf(index, by, names)
    kept.set(by, ranks)
    return sortByRank(rows, ranks, direction)
  }
}

/** Returns a number for each row to sort it by; 0 is not known. */
function ranksOf(index: SearchIndex, by: Exclude<SortKey, 'id'>, names?: SortNames): Uint32Array {
  if (by === 'price') return index.price
  if (by === 'date') return Uint32Array.from(index.date)
  const isCity = by === 'city'
  const words = isCity
    ? (names?.towns ?? index.towns)
    : index.types.map((type, position) => (type === undefined ? '' : (names?.types[position] ?? type)))
  const ranks = rankWords(words, names?.locale)
  const column = isCity ? index.town : index.type
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
