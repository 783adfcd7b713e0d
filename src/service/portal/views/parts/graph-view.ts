import { grammars } from '#i18n/grammar.ts'
import { busiestOf, type DayCount, type DaySeries } from '#domain/owners/figures/day-series.ts'
import type { PublicationEvent } from '#domain/owners/publication.ts'
import { weekdayOf } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatShortDay } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { type GraphView, scaleFor } from '#ui/portal/kit.ts'

/** More numbers than this could not be told apart. */
const mostMarks = 3

/** Each how many days the date stands below. */
const dayStep = 5

/** Returns the bars of a series, with the days on which something happened; the busiest of them where they are many. */
export function viewGraph(
  series: DaySeries,
  label: string,
  events: readonly PublicationEvent[],
  context: HomeContext,
): GraphView {
  const { locale } = context
  const busiest = busiestOf(series)
  return {
    label,
    scale: scaleFor(busiest?.count ?? 0),
    bars: series.map((day) => ({
      kind: day.on === busiest?.on ? 'busiest' : weekdayOf(day.on) > 5 ? 'weekend' : 'week',
      count: day.count,
      title: sayDay(day, context),
    })),
    days: series.flatMap(({ on }, bar) => {
      const isLast = bar === series.length - 1
      const isShown = isLast || (bar % dayStep === 0 && bar <= series.length - 1 - dayStep / 2)
      return isShown ? [{ bar, text: formatShortDay(on, locale) }] : []
    }),
    marks: marksOf(series, events, context),
  }
}

/** Returns a day with its count: `Donderdag 12 november: 68 bezoeken`. */
export function sayDay({ on, count }: DayCount, { locale, t }: HomeContext): string {
  const day = sentenceStart(formatDayOfWeek(on, locale), locale)
  return t('portal.statistics.day', { day, count })
}

function marksOf(
  series: DaySeries,
  events: readonly PublicationEvent[],
  { locale }: HomeContext,
): GraphView['marks'] {
  const days = series.flatMap(({ on, count }, bar) => {
    const event = events.find((each) => each.on === on)
    return event === undefined ? [] : [{ bar, count, event }]
  })
  return days
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostMarks)
    .toSorted((one, other) => one.bar - other.bar)
    .map(({ bar, event }) => ({
      bar,
      day: `${formatShortDay(event.on, locale)}${grammars[locale].colon}`,
      text: spoken(event.title, locale),
    }))
}
