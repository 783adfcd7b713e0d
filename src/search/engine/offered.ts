import type { Section } from '#domain/site/section.ts'
import { type FilterItems, type FilterName, filterNames, filterOf } from '#search/filters/filters.ts'
import { noCriteria, withItems } from '#search/query/criteria.ts'
import { createSearch, type Search } from './search.ts'
import type { SearchIndex } from './search-index.ts'

/** The filters besides options that a list offers, with the values that can be chosen; none is left without any. */
export type Offered = Readonly<Partial<Record<FilterName, readonly string[]>>>

/**
 * Returns what a list offers besides options: the choices that fit its kind and that at least one of its listings
 * satisfies.
 * @param now milliseconds since 1970
 */
export function offeredChoices(index: SearchIndex, kind: Section['kind'], now: number): Offered {
  const search = createSearch(index, { pageSize: 1, now: () => now })
  const all = filterNames.map((name) => [name, choicesOf(name, index, kind, now, search)] as const)
  return Object.fromEntries(all.filter(([, choices]) => choices.length > 0))
}

function choicesOf<Name extends FilterName>(
  name: Name,
  index: SearchIndex,
  kind: Section['kind'],
  now: number,
  search: Search,
): readonly string[] {
  const { choices, lists, format } = filterOf(name)
  if (choices === undefined || lists?.includes(kind) === false) return []
  const leadsOn = (item: FilterItems[Name]): boolean =>
    search.run(withItems(noCriteria, name, [item])).count > 0
  return choices(index, now)
    .filter(leadsOn)
    .map((item) => format(item)[1])
}
