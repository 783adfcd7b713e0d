import type { ListCard } from '#ui/cards/list-card.ts'
import type { LiveWords } from '#search/query/live-words.ts'

/**
 * What one list shows in one language, row by row in step with its index. A card is made when it is asked for:
 * ten thousand of them cost nothing before.
 */
export type ListCards = Readonly<{
  /** CRM ids, descending. */
  ids: readonly number[]
  /**
   * Returns the card of a row, the same as the pre-rendered page shows.
   * @throws {RangeError} for a row that the list does not have
   */
  card: (row: number) => ListCard
  /** Returns the row of a listing; undefined when it is not in this list. */
  rowOf: (id: number) => number | undefined
  /** Names in step with `towns`, `types` and `categoryIds` of the index. */
  townNames: readonly string[]
  typeNames: readonly string[]
  categoryNames: readonly string[]
  /** What a free text is looked for in, folded: town, street where it is published, headline, reference. */
  searchTexts: readonly string[]
  words: LiveWords
}>

/** The rows by which listings are compared, in one language; formatted, so that a browser only prints them. */
export type ListFacts = Readonly<{
  labels: readonly string[]
  /** Returns one value for each label; undefined where it is not known. A listing of another list has none at all. */
  rows: (id: number) => readonly (string | undefined)[]
}>
