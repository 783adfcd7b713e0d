import { type FilterItems, type FilterName, filterNames, filterOf } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'

export const sortKeys = ['id', 'price', 'type', 'city', 'date'] as const
export type SortKey = (typeof sortKeys)[number]
export type SortOrder = Readonly<{ by: SortKey; direction: 'ascending' | 'descending' }>

/** The chosen items of each filter; most filters take one at most. */
export type Chosen = { readonly [Name in FilterName]: readonly FilterItems[Name][] }

/** A search in one list: or within a filter, and across filters. */
export type Criteria = Chosen &
  Readonly<{
    sort: SortOrder
    /** Counted from 1. */
    page: number
    view: 'list' | 'map'
  }>

/** The default order of a list: ID descending. */
export const defaultSort: SortOrder = { by: 'id', direction: 'descending' }

/** The criteria of an unfiltered list. */
export const noCriteria: Criteria = {
  ...recordOf(filterNames, () => []),
  sort: defaultSort,
  page: 1,
  view: 'list',
}

/** Returns criteria with other items of one filter. */
export function withItems<Name extends FilterName>(
  criteria: Criteria,
  name: Name,
  items: readonly FilterItems[Name][],
): Criteria {
  return { ...criteria, [name]: items }
}

/** One active filter, as an address has it. */
export type ActiveFilter = Readonly<{ name: FilterName; param: string; text: string }>

/** Returns the active filters one by one, in the order of the table. Sort, page and view are no filters. */
export function activeFilters(criteria: Chosen): readonly ActiveFilter[] {
  return filterNames.flatMap((name) => activeOf(name, criteria))
}

/** Returns a text that is the same for equal filters only. @example 'towns:city=berlare' */
export function filterKey({ name, param, text }: ActiveFilter): string {
  return `${name}:${param}=${text}`
}

/** Returns criteria without one filter, on the first page; the same criteria when they do not have it. */
export function withoutFilter(criteria: Criteria, filter: ActiveFilter): Criteria {
  const { name } = filter
  const left = leftOf(name, criteria, filterKey(filter))
  return left.length === criteria[name].length ? criteria : { ...withItems(criteria, name, left), page: 1 }
}

/** Returns criteria without any filter, on the first page; sort and view stay. */
export function withoutFilters({ sort, view }: Criteria): Criteria {
  return { ...noCriteria, sort, view }
}

function activeOf<Name extends FilterName>(name: Name, chosen: Chosen): readonly ActiveFilter[] {
  const items: readonly FilterItems[Name][] = chosen[name]
  return items.map((item) => {
    const [param, text] = filterOf(name).format(item)
    return { name, param, text }
  })
}

function leftOf<Name extends FilterName>(
  name: Name,
  chosen: Chosen,
  key: string,
): readonly FilterItems[Name][] {
  const items: readonly FilterItems[Name][] = chosen[name]
  return items.filter((item) => {
    const [param, text] = filterOf(name).format(item)
    return filterKey({ name, param, text }) !== key
  })
}
