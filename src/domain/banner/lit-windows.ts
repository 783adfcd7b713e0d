import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

/** A home by its ID, and the day since which it is online. */
export type OnlineHome = Readonly<{ id: number; since: PlainDate }>

/** Windows from one home to that of the next ID: neighbours in a list are not neighbours on the quay. */
const step = 7

/**
 * Returns which of `count` windows of a drawing is lit for a home, by ID, from the day it comes online and for `days` days
 * after. The window follows from the ID; one that is lit for an earlier home gives way to the next. All homes are told,
 * also those that are new no longer, so that no window moves when an earlier one goes dark. A home that comes while all are lit has none.
 */
export function litWindows(
  homes: readonly OnlineHome[],
  days: number,
  count: number,
): ReadonlyMap<number, number> {
  const litUntil: (PlainDate | undefined)[] = Array.from({ length: count })
  const windows = new Map<number, number>()
  for (const { id, since } of homes.toSorted(byDay)) {
    const window = litUntil
      .map((_, offset) => (id * step + offset) % count)
      .find((each) => (litUntil[each] ?? '') < since)
    if (window === undefined) continue
    litUntil[window] = addDays(since, days)
    windows.set(id, window)
  }
  return windows
}

function byDay(one: OnlineHome, other: OnlineHome): number {
  return one.since.localeCompare(other.since) || one.id - other.id
}
