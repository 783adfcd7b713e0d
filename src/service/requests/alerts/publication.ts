import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResultsList } from '#contracts/forms-file.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { earlyManifest, type SearchManifest } from '#search/files/list-files.ts'
import { createSearchData, type SearchData } from '#search/loading/search-data.ts'
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

type GoalLists = Readonly<Partial<Record<Goal, ResultsList>>>

/**
 * Returns the lists of a built site, and after them those of homes that are shown early, as far as there are any.
 * @throws {SearchDataError} when a file of a list is missing or damaged
 */
export async function readPublication(dist: string, lists: GoalLists): Promise<readonly PublishedList[]> {
  const open = await readLists(createSearchData('/search/', fetchFrom(dist)), lists)
  const early = await readFile(join(dist, earlyManifest), 'utf8').catch(absentAsUndefined)
  if (early === undefined) return open
  const { files }: SearchManifest = JSON.parse(early)
  const shown = Object.entries(lists).filter(([, { section }]) => section in files)
  return [
    ...open,
    ...(await readLists(createSearchData('/search/', fetchFrom(dist, early)), Object.fromEntries(shown))),
  ]
}

async function readLists(data: SearchData<unknown>, lists: GoalLists): Promise<readonly PublishedList[]> {
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

/** Returns what reads the files of a directory by their paths, as a browser does from their host; `manifest` takes the place of that one. */
function fetchFrom(dist: string, manifest?: string): typeof fetch {
  return async (path) => {
    if (manifest !== undefined && path === '/search/manifest.json') return new Response(manifest)
    const file = await readFile(join(dist, String(path))).catch(absentAsUndefined)
    return file === undefined ? new Response(undefined, { status: 404 }) : new Response(file)
  }
}
