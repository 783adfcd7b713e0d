import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { listFilters } from '#views/results/list-filters.ts'
import type { ListFilters, SiteContext, ViewContext } from './context.ts'

/** Returns the input of the views; the filters of each list are counted once, on first use. */
export function createViewContext(site: SiteContext): ViewContext {
  const made = new Map<string, ListFilters | undefined>()
  const filtersOf = (section: Section, locale: Locale): ListFilters | undefined => {
    const key = `${section.key} ${locale}`
    if (!made.has(key)) made.set(key, listFilters(site, section, locale))
    return made.get(key)
  }
  return { ...site, filtersOf }
}
