import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { facetNames } from '#search/filters/filters.ts'
import type { ListFilters, SiteContext } from '#views/kit/context.ts'
import { listIndex, offeredIn, searchLists } from '#views/search-files/search-list.ts'
import { viewSearchOptions } from './search-options.ts'

/** Returns the filters of a list; undefined for a list without filters: a discreet or an empty one. */
export function listFilters(context: SiteContext, section: Section, locale: Locale): ListFilters | undefined {
  const list = searchLists(context).find((each) => each.section.key === section.key)
  if (list === undefined) return undefined
  const index = listIndex(context, list)
  if (index.size === 0) return undefined
  const options = viewSearchOptions(context, list, index, locale)
  // One kind is no choice.
  const hasKinds = index.types.filter((type) => type !== null).length > 1
  return {
    facets: facetNames.filter((name) => (name === 'kinds' ? hasKinds : options[name].length > 0)),
    options,
    bedrooms: offeredIn(context, list).bedrooms ?? [],
  }
}
