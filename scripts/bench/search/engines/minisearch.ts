import MiniSearch from 'minisearch'
import { isWanted, type MakeEngine, pageSize, parseListings } from './engine.ts'

/** MiniSearch has no facets and sorts by relevance: our code counts and sorts its results. */
export const makeMiniSearch: MakeEngine = (bytes) => {
  const listings = parseListings(bytes)
  const search = new MiniSearch({ fields: ['town'], idField: 'id' })
  search.addAll(listings)
  return {
    run: (query) => {
      const found = search
        .search(MiniSearch.wildcard, {
          filter: ({ id }) => {
            const listing = listings[Number(id)]
            return listing !== undefined && isWanted(listing, query)
          },
        })
        .flatMap(({ id }) => listings[Number(id)] ?? [])
      const counts = new Map<string, number>()
      for (const { town, categories } of found) {
        for (const option of [town, ...categories]) counts.set(option, (counts.get(option) ?? 0) + 1)
      }
      const sorted = found.toSorted(
        (one, other) => one.price - other.price || Number(one.id) - Number(other.id),
      )
      return {
        count: found.length,
        first: sorted.slice(0, pageSize).map(({ id }) => id),
        options: counts.size,
      }
    },
  }
}
