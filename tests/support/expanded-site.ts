import { createRouteTable } from '#routes/create-route-table.ts'
import { expandRoutes } from '#routes/expand-routes.ts'
import type { Route, RouteTable } from '#routes/route.ts'
import { RouteError } from '#routes/route-problems.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Problem } from '#domain/problem.ts'
import type { Ledger, RouteEntry } from '#domain/route-entry.ts'
import { day, routeEntries } from '#tests/support/catalogue-factory.ts'

const empty: Ledger = { paths: {} }

/** Expands a catalogue on 2026-11-20, with the routes of the factory. */
export function expand(
  catalogue: Catalogue,
  {
    ledger = empty,
    entries = routeEntries,
  }: Readonly<{ ledger?: Ledger; entries?: readonly RouteEntry[] }> = {},
): readonly Route[] {
  return expandRoutes({ catalogue, routeEntries: entries, ledger, now: day('2026-11-20') })
}

/** Expands a catalogue into a table. */
export function tableOf(catalogue: Catalogue, ledger?: Ledger): RouteTable {
  return createRouteTable(expand(catalogue, { ledger }))
}

/** Returns the problems for which a catalogue has no routes; none when it has them. */
export function problemsOf(
  catalogue: Catalogue,
  entries: readonly RouteEntry[] = routeEntries,
): readonly Problem[] {
  try {
    expand(catalogue, { entries })
    return []
  } catch (error) {
    if (error instanceof RouteError) return error.problems
    throw error
  }
}
