import type { Ledger } from '#domain/site/route-entry.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import { homeKey, resultsKey } from '#routes/path/route-keys.ts'

/**
 * Returns the page that shows today what a key of the ledger once named: the same page, a property under
 * another section, the project of a unit, the first page of a shortened list; undefined when it is gone.
 */
export function destinationOf(key: string, locale: Locale, routes: RouteTable): Route | undefined {
  const same = routes.find(key, locale)
  if (same !== undefined) return same
  const [kind, first = '', second] = key.split(/[:@]/)
  if (kind === 'property') return routes.ofOriginal(`/property/${first}/`, locale)
  if (kind === 'unit') return routes.ofOriginal(`/project/${first}/`, locale)
  if (kind !== 'results') return undefined
  return routes.find(resultsKey(first, second), locale) ?? routes.find(resultsKey(first), locale)
}

/** Returns the redirect target of an article, vacancy or person that is gone: its list, or else the home page. */
export function listInsteadOf(key: string, locale: Locale, routes: RouteTable): Route | undefined {
  const kind = key.split(':')[0]
  const siblings: readonly PageKind[] = ['article', 'vacancy', 'person']
  const sibling = siblings
    .filter((candidate) => candidate === kind)
    .flatMap((candidate): readonly Route[] => routes.ofKind(candidate))
    .find((route) => route.locale === locale)
  const list = sibling?.breadcrumb.at(-2)?.path
  return (list === undefined ? undefined : routes.at(list)) ?? routes.find(homeKey(), locale)
}

/**
 * Returns the section of a removed listing; undefined for other pages.
 * @param projectsSection key of the public section of projects
 * @example sectionOfListing('property:2417@sale', 'projects') // 'sale'
 */
export function sectionOfListing(key: string, projectsSection: string | undefined): string | undefined {
  const [kind, , section] = key.split(/[:@]/)
  if (kind === 'property') return section
  return kind === 'project' || kind === 'unit' ? projectsSection : undefined
}

/**
 * Returns the list that lies nearest above a path, or lay there, such as that of the town; undefined when the site has none of them.
 * @example listAbove('/nl/te-koop/berlare/halfopen-woning/2417/', routes, ledger)?.path // '/nl/te-koop/berlare/'
 */
export function listAbove(path: string, routes: RouteTable, ledger: Ledger): Route | undefined {
  const parent = path.replace(/[^/]+\/$/, '')
  if (parent === path) return undefined
  const [key, locale] = [ledger.paths[parent]?.key, localeOfPath(parent)]
  const moved = key === undefined || locale === undefined ? undefined : routes.find(key, locale)
  const route = routes.at(parent) ?? moved
  return route?.kind === 'results' ? route : listAbove(parent, routes, ledger)
}
