import { busiestOf, type DaySeries, within } from '#domain/owners/figures/day-series.ts'
import { type Period, periodDays, visitFigures } from '#domain/owners/figures/visit-figures.ts'
import type { Trend } from '#domain/owners/figures/trend.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatDayOfYear, formatNumber, formatPercent, formatTime } from '#i18n/format.ts'
import { daysOnline } from '#service/portal/views/kit/home-facts.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { FigureNote, FigureView } from '#ui/portal/kit/Figures.tsx'

/** Returns the visits to a page today, in the last 7 and 30 days, and since the start, each with what it means. */
export function viewFigures(home: OwnedHome, series: DaySeries, context: HomeContext): readonly FigureView[] {
  const { locale, t, now } = context
  const today = dayOf(now)
  const figures = visitFigures(series, today)
  const number = (count: number) => formatNumber(count, locale)
  const ofPeriod = (period: Period): FigureView => {
    const { count, trend } = figures[period]
    return {
      label: t(`portal.figures.${period}`),
      count: number(count),
      note:
        trend === undefined
          ? { words: t('portal.figures.tooShort') }
          : noteOf(home, series, period, trend, context),
    }
  }
  const { onlineSince } = home.mandate
  return [
    {
      label: t('portal.figures.today', { time: formatTime(timeOf(now), locale) }),
      count: number(figures.today),
      note: noteOfToday(figures.weekAgo, today, context),
    },
    ofPeriod('week'),
    ofPeriod('month'),
    {
      label: t('portal.figures.total'),
      count: number(figures.total),
      note:
        onlineSince === undefined || onlineSince > today
          ? undefined
          : {
              words: t('portal.figures.since', {
                online: daysOnline(home, context),
                day: formatDayOfYear(onlineSince, locale),
              }),
            },
    },
  ]
}

/** Returns a trend as its sign: `−12 %`, or `+3` where a percentage would say nothing. */
export function signOf({ difference, percent }: Trend, { locale }: HomeContext): string | undefined {
  const value = percent ?? difference
  if (value === 0) return undefined
  const size = Math.abs(value)
  return `${value < 0 ? '−' : '+'}${percent === undefined ? formatNumber(size, locale) : formatPercent(size, locale)}`
}

/** Visits are counted by day: today's cannot be compared by the hour, so the same weekday is told as it ended. */
function noteOfToday(
  weekAgo: number | undefined,
  today: PlainDate,
  { locale, t }: HomeContext,
): FigureNote | undefined {
  if (weekAgo === undefined) return undefined
  const on = addDays(today, -7)
  const day = formatDayOfWeek(on, locale)
  return {
    words: t('portal.figures.weekAgo', { day, number: formatNumber(weekAgo, locale) }),
  }
}

/** What happened on the busiest day of the better of two periods explains a rise or fall to its owner. */
function noteOf(
  { events }: OwnedHome,
  series: DaySeries,
  period: Period,
  trend: Trend,
  context: HomeContext,
): FigureNote {
  const { t } = context
  const days = periodDays[period]
  const today = dayOf(context.now)
  const sign = signOf(trend, context)
  const words = t(`portal.figures.${trend.direction}`, { days })
  if (trend.direction === 'same') return { sign, words }
  const end = addDays(today, trend.direction === 'more' ? -1 : -days - 1)
  const busiest = busiestOf(within(series, addDays(end, 1 - days), end))
  const event = events.find(({ on }) => on === busiest?.on)
  const when = t(trend.direction === 'more' ? 'portal.figures.meanwhile' : 'portal.figures.then')
  return { sign, words, reason: event && { when, event: spoken(event.title, context.locale) } }
}
