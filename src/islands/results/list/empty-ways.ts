import { type Criteria } from '#search/query/criteria.ts'
import { activeFilters, type Filter, filterKey, withoutFilter } from '#search/query/filters.ts'

/** A way out of an empty list: what to do without, and how many listings there are then. */
export type EmptyWay = Readonly<{ without: readonly Filter[]; criteria: Criteria; count: number }>

/**
 * Returns the same search with one filter less, most listings first, as far as there are any. Towns, types and
 * prices go together: of two towns, one alone has nothing either.
 */
export function emptyWays(criteria: Criteria, count: (criteria: Criteria) => number): readonly EmptyWay[] {
  const fields = Map.groupBy(activeFilters(criteria), (filter) =>
    filter.field === 'features' ? filterKey(filter) : filter.field,
  )
  return [...fields.values()]
    .map((without) => {
      const left = without.reduce(withoutFilter, criteria)
      return { without, criteria: left, count: count(left) }
    })
    .filter((way) => way.count > 0)
    .toSorted((one, other) => other.count - one.count)
}
