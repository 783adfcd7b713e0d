import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { type DaySeries, totalOf, within } from './day-series.ts'
import { type Trend, trendOf } from './trend.ts'

/** Lengths in days of the periods that end today. */
export const periodDays = { week: 7, month: 30 } as const

/** A period that ends today: `week` has 7 days, `month` 30. */
export type Period = keyof typeof periodDays

/** A count up to now, and its trend where the period before was counted too. */
export type PeriodFigure = Readonly<{ count: number; trend?: Trend }>

/** How often a page was visited: today up to now, in the last 7 and 30 days, and since the start. */
export type VisitFigures = Readonly<
  Record<Period, PeriodFigure> & {
    today: number
    /** The same weekday a week ago, all day: visits are counted by day, so that no hour can be compared. */
    weekAgo?: number
    total: number
  }
>

/** Returns the figures of a series that ends today. */
export function visitFigures(series: DaySeries, today: PlainDate): VisitFigures {
  const countOn = (on: PlainDate) => series.find((day) => day.on === on)?.count
  return {
    today: countOn(today) ?? 0,
    weekAgo: countOn(addDays(today, -7)),
    week: figureOf(series, today, periodDays.week),
    month: figureOf(series, today, periodDays.month),
    total: totalOf(series),
  }
}

/** Returns the first day of a period that ends today. */
export function firstDayOf(period: Period, today: PlainDate): PlainDate {
  return addDays(today, 1 - periodDays[period])
}

/** The trend compares whole days only, those before today: in the morning, a day that has just begun looks like a fall. */
function figureOf(series: DaySeries, today: PlainDate, days: number): PeriodFigure {
  const first = series[0]?.on
  const count = totalOf(within(series, addDays(today, 1 - days), today))
  const startBefore = addDays(today, -2 * days)
  if (first === undefined || first > startBefore) return { count }
  const whole = totalOf(within(series, addDays(today, -days), addDays(today, -1)))
  const before = totalOf(within(series, startBefore, addDays(today, -days - 1)))
  return { count, trend: trendOf(whole, before) }
}
