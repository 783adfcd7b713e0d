import type { FormWords } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { toWantedHomes } from '#search/query/wanted-homes.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'

/** A home that fits, with the name of its town. */
export type FittingHome = Readonly<{ card: CardView; town: string }>

/** How many homes fit, and the first of them. */
export type Fits = Readonly<{ count: number; homes: readonly FittingHome[] }>

/** Homes that are shown. */
const most = 3

/** Returns the rows of a list that fit answers, newest first: those that the mails would be about. */
export function fittingRows(index: SearchIndex, answers: Answers): readonly number[] {
  return createFindOnOffer(index)(toWantedHomes(answers).criteria)
}

/**
 * Returns the homes that fit answers now: of both lists as long as nobody said whether to buy or to rent.
 * @throws {SearchDataError} when an index cannot be loaded
 */
export async function findFits(
  answers: Answers,
  sections: NonNullable<FormWords['fits']>,
  locale: Locale,
): Promise<Fits> {
  const { buy, rent } = sections
  const wanted = answers.searchGoal === undefined ? [buy, rent] : [sections[toWantedHomes(answers).goal]]
  const keys = wanted.filter((section) => section !== undefined)
  const lists = await Promise.all(
    keys.map(async (section) => ({ section, rows: fittingRows(await searchFiles.index(section), answers) })),
  )
  const first = lists.find(({ rows }) => rows.length > 0)
  const count = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  if (first === undefined) return { count, homes: [] }
  // A count without cards is still true.
  const homes = await describe(first.section, first.rows.slice(0, most), locale).catch((error: unknown) => {
    console.warn('the homes that fit are not shown', error)
    return []
  })
  return { count, homes }
}

async function describe(
  section: string,
  rows: readonly number[],
  locale: Locale,
): Promise<readonly FittingHome[]> {
  const [index, text, cards] = await Promise.all([
    searchFiles.index(section),
    searchFiles.text(section, locale),
    searchFiles.cards(section, locale),
  ])
  await cards.load(rows)
  const towns = index.column('town')
  return rows.flatMap((row) => {
    const found = cards.peek(row)
    const town = text.townNames[towns[row] ?? 0] ?? ''
    return found?.kind === 'property' ? [{ card: found.card, town }] : []
  })
}
