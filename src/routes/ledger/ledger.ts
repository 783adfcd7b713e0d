import type { PlainDate } from '#domain/values/measure.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { destinationOf, listInsteadOf } from './ledger-destination.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'

type LedgerLine = Ledger['paths'][string]

/**
 * Returns the ledger with the paths of today added, in the order of the paths. A path is never removed: one
 * without a page gets the day on which it closed, one that is back loses it.
 */
export function updateLedger(ledger: Ledger, routes: readonly Route[], today: PlainDate): Ledger {
  const present = routes.filter(({ kind }) => kind !== 'gone')
  const pathsToday = new Set(present.map(({ path }) => path))
  const lines = new Map<string, LedgerLine>()
  for (const [path, line] of Object.entries(ledger.paths)) {
    lines.set(path, pathsToday.has(path) ? line : { ...line, closedOn: line.closedOn ?? today })
  }
  for (const { path, key } of present) lines.set(path, { key, firstOn: lines.get(path)?.firstOn ?? today })
  return {
    ...ledger,
    paths: Object.fromEntries([...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** A redirect from one path to another. */
export type Redirect = Readonly<{ from: string; to: string }>

/** Returns the redirects of published paths without a page: each to the page that shows the same today. */
export function redirectsOf(ledger: Ledger, routes: RouteTable): readonly Redirect[] {
  const defaultLocale = routes.all[0]?.locale
  const enabled = new Set(routes.ofKind('home').map(({ locale }) => locale))
  return Object.entries(ledger.paths).flatMap(([from, { key }]) => {
    if (routes.at(from) !== undefined) return []
    const own = localeOfPath(from)
    const locale = own !== undefined && enabled.has(own) ? own : defaultLocale
    if (locale === undefined) return []
    const to = destinationOf(key, locale, routes) ?? listInsteadOf(key, locale, routes)
    return to === undefined ? [] : [{ from, to: to.path }]
  })
}
