import type { PlainDate } from '#domain/values/measure.ts'
import { type DayCount, totalOf } from './day-series.ts'
import { firstDayOf } from './visit-figures.ts'

/** How often a home was looked at on a medium: today, in the last 7 and 30 days, and in all. */
export type MediumFigures = Readonly<Record<'today' | 'week' | 'month' | 'total', number>>

/** Returns the figures of a medium from its views by day. */
export function mediumFigures(views: readonly DayCount[], today: PlainDate): MediumFigures {
  const past = views.filter(({ on }) => on <= today)
  const since = (from: PlainDate) => totalOf(past.filter(({ on }) => on >= from))
  return {
    today: since(today),
    week: since(firstDayOf('week', today)),
    month: since(firstDayOf('month', today)),
    total: totalOf(past),
  }
}

/** Returns the figures of all media together. */
export function sumOfMedia(media: readonly MediumFigures[]): MediumFigures {
  const sum = (name: keyof MediumFigures) => media.reduce((total, figures) => total + figures[name], 0)
  return { today: sum('today'), week: sum('week'), month: sum('month'), total: sum('total') }
}
