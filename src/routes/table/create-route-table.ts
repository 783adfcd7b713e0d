import type { Locale } from '#domain/values/locale.ts'
import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { Route, RouteOf, RouteTable } from './route.ts'

type RoutesByLocale = Map<Locale, Route>

/** Returns a table over all routes; look-ups take constant time. */
export function createRouteTable(all: readonly Route[]): RouteTable {
  const byKind = Map.groupBy(all, ({ kind }) => kind)
  const byKey = new Map<string, RoutesByLocale>()
  const byOriginal = new Map<string, RoutesByLocale>()
  const byPath = new Map<string, Route>()
  for (const route of all) {
    routesOf(byKey, route.key).set(route.locale, route)
    byPath.set(route.path, route)
    const sameOriginal = routesOf(byOriginal, route.original.toLowerCase())
    const known = sameOriginal.get(route.locale)
    // The first route has the original path, unless it is a property's copy under another section.
    if (known === undefined || (isCopy(known) && !isCopy(route))) sameOriginal.set(route.locale, route)
  }
  return {
    all,
    ofKind: (kind) => (byKind.get(kind) ?? []).filter(isOfKind(kind)),
    find: (key, locale) => byKey.get(key)?.get(locale),
    alternates: (route) => [...(byKey.get(route.key)?.values() ?? [])],
    at: (path) => byPath.get(path),
    ofOriginal: (original, locale) => byOriginal.get(original.toLowerCase())?.get(locale),
  }
}

function isCopy(route: Route): boolean {
  return route.canonical !== route.path
}

function routesOf(index: Map<string, RoutesByLocale>, key: string): RoutesByLocale {
  const known = index.get(key)
  if (known !== undefined) return known
  const created: RoutesByLocale = new Map()
  index.set(key, created)
  return created
}

function isOfKind<K extends PageKind>(kind: K): (route: Route) => route is RouteOf<K> {
  return (route): route is RouteOf<K> => route.kind === kind
}
