import type { Criteria } from '#search/query/criteria.ts'
import { createSearch } from './search.ts'
import type { SearchIndex } from './search-index.ts'

/** Returns the rows of the homes that can be had and that a search finds, newest first. */
export type FindOnOffer = (criteria: Criteria) => readonly number[]

/** Returns what finds homes on offer in a list, which shows some that were sold or let as well. */
export function createFindOnOffer(index: SearchIndex): FindOnOffer {
  const search = createSearch(index, { pageSize: 1 })
  const gone = index.column('gone')
  return (criteria) => [...search.run(criteria).all].filter((row) => gone[row] !== 1)
}
