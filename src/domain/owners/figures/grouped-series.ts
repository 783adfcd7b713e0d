import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { type DaySeries, totalOf } from './day-series.ts'
import { firstOfMonth, monthOf } from './month.ts'

/** The counted days of a week or month: `start` is its first day, which may lie before the first counted one. */
export type SeriesGroup = Readonly<{ start: PlainDate; days: DaySeries; count: number }>

/** Returns a series by weeks that begin on Monday, oldest first. */
export function byWeek(series: DaySeries): readonly SeriesGroup[] {
  return groupBy(series, (on) => addDays(on, 1 - weekdayOf(on)))
}

/** Returns a series by months, oldest first. */
export function byMonth(series: DaySeries): readonly SeriesGroup[] {
  return groupBy(series, (on) => firstOfMonth(monthOf(on)))
}

function groupBy(series: DaySeries, startOf: (on: PlainDate) => PlainDate): readonly SeriesGroup[] {
  const groups = Map.groupBy(series, ({ on }) => startOf(on))
  return [...groups].map(([start, days]) => ({ start, days, count: totalOf(days) }))
}
