import type { PlainDate } from '#domain/values/measure.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { Route } from '#routes/table/route.ts'

type LedgerLine = Ledger['paths'][string]

/**
 * Returns the ledger with the paths of today added, in the order of the paths. A path is never removed: one
 * without a page gets the day on which it closed, one that is back loses it.
 */
export function updateLedger(ledger: Ledger, routes: readonly Route[], today: PlainDate): Ledger {
  const lines = new Map<string, LedgerLine>()
  for (const [path, line] of Object.entries(ledger.paths)) {
    lines.set(path, { ...line, closedOn: line.closedOn ?? today })
  }
  // A path of today is open, whatever its line said.
  for (const { path, key } of routes) lines.set(path, { key, firstOn: lines.get(path)?.firstOn ?? today })
  return {
    ...ledger,
    paths: Object.fromEntries([...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
