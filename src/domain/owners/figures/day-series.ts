import type { PageVisits } from '#domain/owners/page-visits.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, daysBetween } from '#domain/values/plain-date.ts'

/** A count on a day. */
export type DayCount = Readonly<{ on: PlainDate; count: number }>

/** Counts of consecutive days, oldest first. */
export type DaySeries = readonly DayCount[]

/** Returns the counts of each day from one day to another, both included; a day without any count has 0. */
export function daySeries(counts: readonly DayCount[], from: PlainDate, to: PlainDate): DaySeries {
  const byDay = new Map<PlainDate, number>()
  for (const { on, count } of counts) byDay.set(on, (byDay.get(on) ?? 0) + count)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => {
    const on = addDays(from, index)
    return { on, count: byDay.get(on) ?? 0 }
  })
}

/** Returns the sum of counts. */
export function totalOf(counts: readonly DayCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** Returns the counts from one day to another, both included; days beyond the series are left out. */
export function within(series: DaySeries, from: PlainDate, to: PlainDate): DaySeries {
  return series.filter(({ on }) => on >= from && on <= to)
}

/**
 * Returns the visits to a page on each day until today, from its first day online or, where somebody saw it sooner, from
 * that day; none for a page that was never visited and is not online yet.
 */
export function visitSeries(
  pageVisits: readonly PageVisits[],
  { onlineSince, today }: Readonly<{ onlineSince?: PlainDate; today: PlainDate }>,
): DaySeries {
  const counts = pageVisits.filter(({ on }) => on <= today).map(({ on, visits }) => ({ on, count: visits }))
  const [first] = [...counts.map(({ on }) => on), onlineSince ?? today].toSorted()
  if (first === undefined || (counts.length === 0 && onlineSince === undefined)) return []
  return daySeries(counts, first, today)
}

/** Returns the day with the highest count, the first of equal ones; undefined when nothing was counted. */
export function busiestOf(series: DaySeries): DayCount | undefined {
  const [first] = series.toSorted((one, other) => other.count - one.count)
  return first === undefined || first.count === 0 ? undefined : first
}

/** Returns the average count of a day as a whole number, 0 for no days. */
export function averageOf(series: DaySeries): number {
  return series.length === 0 ? 0 : Math.round(totalOf(series) / series.length)
}
