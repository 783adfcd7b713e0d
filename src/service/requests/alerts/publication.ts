import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResultsList } from '#contracts/forms-file.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { createSearchData } from '#search/loading/search-data.ts'
import type { WantedHomes } from '#search/query/wanted-homes.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'

/** Whether a list is of homes to buy or to rent. */
export type Goal = WantedHomes['goal']

/** A list of homes as the site publishes it. */
export type PublishedList = Readonly<{
  goal: Goal
  index: SearchIndex
  /** CRM IDs, row by row. */
  homes: readonly number[]
  /** Returns the cards of some rows; undefined for a project. */
  cards: (rows: readonly number[], locale: Locale) => Promise<readonly (CardView | undefined)[]>
}>

/**
 * Returns the lists of a built site.
 * @throws {SearchDataError} when a file of a list is missing or damaged
 */
export async function readPublication(
  dist: string,
  lists: Readonly<Partial<Record<Goal, ResultsList>>>,
): Promise<readonly PublishedList[]> {
  const data = createSearchData('/search/', fetchFrom(dist))
  const goals = (['buy', 'rent'] as const).flatMap((goal) => {
    const section = lists[goal]?.section
    return section === undefined ? [] : [{ goal, section }]
  })
  return Promise.all(
    goals.map(async ({ goal, section }) => {
      const [index, rows] = await Promise.all([data.index(section), data.rows(section)])
      const homes = [...rows].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
      return {
        goal,
        index,
        homes,
        cards: async (rows, locale) => {
          const store = await data.cards(section, locale)
          await store.load(rows)
          return rows.map((row) => {
            const found = store.peek(row)
            return found?.kind === 'property' ? found.card : undefined
          })
        },
      } satisfies PublishedList
    }),
  )
}

/** Returns what reads the files of a directory by their paths, as a browser does from their host. */
function fetchFrom(dist: string): typeof fetch {
  return async (path) => {
    const file = await readFile(join(dist, String(path))).catch(absentAsUndefined)
    return file === undefined ? new Response(undefined, { status: 404 }) : new Response(file)
  }
}
