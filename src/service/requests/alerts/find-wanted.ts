import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import type { HomeNews } from '#service/kit/database/tables.ts'
import type { WantedHomes } from '#search/query/wanted-homes.ts'
import type { PublishedList } from './publication.ts'

/** A home that is new, or was more expensive: `was` in whole euro. */
export type FoundHome = Readonly<{ row: number; was?: number }>

/** Returns the news about homes on offer that a search finds, newest home first, each home once. */
export type FindWanted = (
  criteria: WantedHomes['criteria'],
  news: readonly HomeNews[],
) => readonly FoundHome[]

/** Returns what looks for news in a published list. */
export function createFinder({ goal, homes, index }: PublishedList): FindWanted {
  const findOnOffer = createFindOnOffer(index)
  const rowOf = new Map(homes.map((home, row) => [home, row]))
  return (criteria, news) => {
    const isFound = new Uint8Array(index.size)
    for (const row of findOnOffer(criteria)) isFound[row] = 1
    // The first news of a home counts: what was new stays new, and what fell twice fell from its first price.
    const first = new Map<number, FoundHome>()
    for (const { goal: of, home, price_before: was } of news) {
      const row = rowOf.get(home)
      if (of !== goal || row === undefined || isFound[row] !== 1 || first.has(row)) continue
      first.set(row, was === null ? { row } : { row, was })
    }
    return [...first.values()].toSorted((one, other) => one.row - other.row)
  }
}
