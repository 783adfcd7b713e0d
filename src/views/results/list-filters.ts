import type { Section } from '#domain/site/section.ts'
import { energyLabels } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { type FilterName, filterNames, filters, isOfKind } from '#search/filters/filters.ts'
import type { ListFilters, SiteContext } from '#views/kit/context.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'
import { viewSearchOptions } from './search-options.ts'

/** Returns the filters of a list; undefined for a list without filters: a discreet or an empty one. */
export function listFilters(context: SiteContext, section: Section, locale: Locale): ListFilters | undefined {
  const list = searchLists(context).find((each) => each.section.key === section.key)
  if (list === undefined) return undefined
  const index = listIndex(context, list)
  if (index.size === 0) return undefined
  const more = Object.fromEntries(filterNames.flatMap((name) => offeredOf(name, index)))
  return { options: viewSearchOptions(context, list, index, locale), more }
}

function offeredOf(
  name: FilterName,
  index: SearchIndex,
): readonly (readonly [FilterName, readonly string[]])[] {
  const { match } = filters[name]
  const found = 'column' in match ? new Set(index.column(match.column)) : new Set<number>()
  found.delete(0)
  if (found.size === 0) return []
  if (isOfKind(name, 'atLeast')) return [[name, filters[name].offered.map(String)]]
  if (isOfKind(name, 'flag')) return [[name, ['1']]]
  if (isOfKind(name, 'orBetter')) return [[name, energyLabels.filter((_, at) => found.has(at + 1))]]
  return []
}
