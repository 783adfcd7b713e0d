import type { PageKind } from '#routes/route.ts'
import type { RouteLine } from '#scripts/build/build-report.ts'

/** Returns the first route of each kind. */
export function onePerKind<Line extends Pick<RouteLine, 'kind'>>(routes: readonly Line[]): readonly Line[] {
  const kinds = new Map<PageKind, Line>()
  for (const route of routes) if (!kinds.has(route.kind)) kinds.set(route.kind, route)
  return [...kinds.values()]
}
