import { activeFilters, type ActiveFilter, type Criteria, withoutFilter } from '#search/query/criteria.ts'

/** A way out of an empty list: the filters to drop, and how many listings are left then. */
export type EmptyWay = Readonly<{ without: readonly ActiveFilter[]; criteria: Criteria; count: number }>

/**
 * Returns the same search without each of its filters, most listings first; those that find nothing are left out. The
 * options of one filter go together: when two towns have nothing, one of them has nothing either.
 */
export function emptyWays(criteria: Criteria, count: (criteria: Criteria) => number): readonly EmptyWay[] {
  return [...Map.groupBy(activeFilters(criteria), ({ name }) => name).values()]
    .map((without) => {
      const left = without.reduce(withoutFilter, criteria)
      return { without, criteria: left, count: count(left) }
    })
    .filter((way) => way.count > 0)
    .toSorted((one, other) => other.count - one.count)
}
