import { type DaySeries, totalOf, within } from '#domain/owners/figures/day-series.ts'
import { byMonth, byWeek } from '#domain/owners/figures/grouped-series.ts'
import { firstDayOf } from '#domain/owners/figures/visit-figures.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import { addDays, partsOf, weekdayOf } from '#domain/values/plain-date.ts'
import { formatLeaf, formatMonth, formatNumber, formatShortDay } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import type { CountTableView } from '#ui/portal/pages/CountTable.tsx'

/** What a table of counts can count by. */
export const tablePeriods = ['day', 'week', 'month'] as const
export type TablePeriod = (typeof tablePeriods)[number]

/** Returns the counts of the last 30 days by week and day, or of all weeks or months since the start. */
export function viewCountTable(series: DaySeries, by: TablePeriod, context: HomeContext): CountTableView {
  const { locale, t, now } = context
  const today = dayOf(now)
  const number = (count: number) => formatNumber(count, locale)
  const shown = by === 'day' ? within(series, firstDayOf('month', today), today) : series
  const column = t(`portal.statistics.by.${by}.column`)
  const common = {
    caption: t(`portal.statistics.by.${by}.caption`),
    sum: { label: t('portal.statistics.sum'), count: number(totalOf(shown)) },
    notCounted: t('portal.statistics.notCounted'),
  }
  if (by === 'day')
    return {
      ...common,
      columns: [column, ...weekdayNames(context), t('portal.statistics.sum')],
      rows: byWeek(shown).map(({ start, days, count }) => ({
        name: formatShortDay(start, locale),
        days: Array.from({ length: 7 }, (_, index) => {
          const day = days.find(({ on }) => on === addDays(start, index))
          return day === undefined ? '' : number(day.count)
        }),
        sum: number(count),
      })),
    }
  const groups = by === 'week' ? byWeek(shown) : byMonth(shown)
  return {
    ...common,
    columns: [column, t('portal.statistics.visits')],
    rows: groups.map(({ start, count }) => ({
      name:
        by === 'week'
          ? `${formatShortDay(start, locale)} ${partsOf(start).year}`
          : `${sentenceStart(formatMonth(start, locale), locale)} ${partsOf(start).year}`,
      days: [],
      sum: number(count),
    })),
  }
}

/** Returns the short names of the days from Monday on. */
function weekdayNames({ locale, now }: HomeContext): readonly string[] {
  const today = dayOf(now)
  const monday = addDays(today, 1 - weekdayOf(today))
  return Array.from({ length: 7 }, (_, index) => formatLeaf(addDays(monday, index), locale).weekday)
}
