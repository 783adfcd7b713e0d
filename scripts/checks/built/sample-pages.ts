import type { PageKind } from '#routes/kinds/page-kinds.ts'
import type { RouteLine } from '#scripts/build/build-report.ts'

/** Returns the first indexable Dutch route of each kind, which Lighthouse checks. */
export function indexablePerKind(routes: readonly RouteLine[]): readonly RouteLine[] {
  return onePerKind(routes.filter(({ isIndexable, locale }) => isIndexable && locale === 'nl'))
}

/** Returns the first route of each kind. */
export function onePerKind<Line extends Pick<RouteLine, 'kind'>>(routes: readonly Line[]): readonly Line[] {
  const kinds = new Map<PageKind, Line>()
  for (const route of routes) if (!kinds.has(route.kind)) kinds.set(route.kind, route)
  return [...kinds.values()]
}
