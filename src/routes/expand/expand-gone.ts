import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { destinationOf, sectionOfGone } from '#routes/ledger/ledger-destination.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import type { Route } from '#routes/table/route.ts'

/**
 * Returns a page for every listing that was removed, at the last path that it had in each language; older
 * paths of it lead there. It says that the listing is gone and shows the list of its section.
 */
export function expandGone(ledger: Ledger, live: readonly Route[], catalogue: Catalogue): readonly Route[] {
  const published = Object.entries(ledger.paths)
  if (published.length === 0) return []
  const routes = createRouteTable(live)
  const projects = catalogue.sections.find(({ kind, isPublic }) => kind === 'projects' && isPublic)?.key
  const last = new Map<string, Readonly<{ firstOn: string; route: Route }>>()
  for (const [path, { key, firstOn }] of published) {
    const locale = localeOfPath(path)
    if (locale === undefined || routes.at(path) !== undefined) continue
    if (destinationOf(key, locale, routes) !== undefined) continue
    const section = sectionOfGone(key, projects)
    const list = section === undefined ? undefined : routes.find(resultsKey(section), locale)
    if (section === undefined || list === undefined) continue
    const id = `${key} ${locale}`
    const known = last.get(id)
    if (known === undefined || known.firstOn <= firstOn)
      last.set(id, { firstOn, route: toGoneRoute(path, key, section, list) })
  }
  return [...last.values()].map(({ route }) => route)
}

function toGoneRoute(path: string, key: string, section: string, list: Route): Route {
  return {
    key,
    kind: 'gone',
    type: 'page',
    target: { kind: 'gone', section },
    locale: list.locale,
    path,
    original: originalOf(key),
    breadcrumb: list.breadcrumb,
    canonical: path,
    isIndexable: false,
  }
}

/** Returns the original path that a key of a listing had. @example originalOf('property:2417@sale') // '/property/2417/' */
function originalOf(key: string): string {
  const [kind = '', first = '', second = ''] = key.split(/[:@]/)
  return kind === 'unit' ? `/project/${first}/${second}/` : `/${kind}/${first}/`
}
