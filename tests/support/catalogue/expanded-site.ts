import { createLanguages } from '#i18n/languages.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { expandRoutes, type RoutePlan } from '#routes/expand/expand-routes.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { day, ownPages, routeEntries } from '#tests/support/catalogue/catalogue-factory.ts'

/** Expands a catalogue on 2026-11-20, with the routes of the factory. */
export function expand(
  catalogue: Catalogue,
  entries: readonly RouteEntry[] = routeEntries,
): readonly Route[] {
  return plan(catalogue, entries).routes
}

/** Expands a catalogue into a table. */
export function tableOf(catalogue: Catalogue): RouteTable {
  return createRouteTable(expand(catalogue))
}

/** Returns the problems that exclude pages of a catalogue. */
export function problemsOf(
  catalogue: Catalogue,
  entries: readonly RouteEntry[] = routeEntries,
): readonly Problem[] {
  return plan(catalogue, entries).problems
}

function plan(catalogue: Catalogue, entries: readonly RouteEntry[]): RoutePlan {
  return expandRoutes({
    catalogue,
    routeEntries: entries,
    ownPages,
    languages: createLanguages(),
    now: day('2026-11-20'),
  })
}
