import { createRouteTable } from '#routes/table/create-route-table.ts'
import { expandRoutes, type RoutePlan } from '#routes/expand/expand-routes.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Ledger, RouteEntry } from '#domain/site/route-entry.ts'
import { day, ownPages, routeEntries } from '#tests/support/catalogue/catalogue-factory.ts'

const empty: Ledger = { paths: {} }

/** Expands a catalogue on 2026-11-20, with the routes of the factory. */
export function expand(
  catalogue: Catalogue,
  {
    ledger = empty,
    entries = routeEntries,
  }: Readonly<{ ledger?: Ledger; entries?: readonly RouteEntry[] }> = {},
): readonly Route[] {
  return plan(catalogue, ledger, entries).routes
}

/** Expands a catalogue into a table. */
export function tableOf(catalogue: Catalogue, ledger?: Ledger): RouteTable {
  return createRouteTable(expand(catalogue, { ledger }))
}

/** Returns the problems for which pages of a catalogue are left out. */
export function problemsOf(
  catalogue: Catalogue,
  entries: readonly RouteEntry[] = routeEntries,
): readonly Problem[] {
  return plan(catalogue, empty, entries).problems
}

function plan(catalogue: Catalogue, ledger: Ledger, entries: readonly RouteEntry[]): RoutePlan {
  return expandRoutes({ catalogue, routeEntries: entries, ownPages, ledger, now: day('2026-11-20') })
}
