import {
  averageOf,
  busiestOf,
  type DaySeries,
  totalOf,
  visitSeries,
  within,
} from '#domain/owners/figures/day-series.ts'
import { sourceShares } from '#domain/owners/figures/source-shares.ts'
import { firstDayOf } from '#domain/owners/figures/visit-figures.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatDayOfWeek, formatNumber, formatPercent } from '#i18n/format.ts'
import type { ShareView } from '#ui/portal/kit/Shares.tsx'
import type { StatisticsView } from '#ui/portal/pages/StatisticsPage.tsx'
import { viewBlank } from './kit/home-facts.ts'
import type { HomeContext } from './kit/home-context.ts'
import { tablePeriods, viewCountTable } from './parts/count-table.ts'
import { viewFigures } from './parts/figure-views.ts'
import { sayDay, viewGraph } from './parts/graph-view.ts'

/** Returns the visits to the page of a home. */
export function statisticsView(home: OwnedHome, context: HomeContext): StatisticsView {
  const { locale, t, now, query } = context
  const today = dayOf(now)
  const series = visitSeries(home.pageVisits, { ...home.mandate, today })
  const month = within(series, firstDayOf('month', today), today)
  const lead = sayMonthOfVisits(month, context)
  const busiest = busiestOf(month)
  const by = tablePeriods.find((period) => period === query.by) ?? 'day'
  return {
    title: t('portal.statistics.title'),
    lead,
    print: t('portal.frame.print'),
    blank: series.length === 0 ? viewBlank('figures', home, context) : undefined,
    graph: {
      title: t('portal.statistics.graph'),
      keys: {
        week: t('portal.statistics.key.week'),
        weekend: t('portal.statistics.key.weekend'),
        busiest: t('portal.statistics.key.busiest'),
      },
      now: busiest === undefined ? t('portal.statistics.noneYet') : sayDay(busiest, context),
      average: t('portal.statistics.average', { number: formatNumber(averageOf(month), locale) }),
      view: viewGraph(
        month,
        by === 'day' ? `${lead} ${t('portal.statistics.inTable')}` : lead,
        home.events,
        context,
      ),
    },
    periods: { title: t('portal.figures.periods'), figures: viewFigures(home, series, context) },
    sources: {
      title: t('portal.statistics.sources'),
      span: t('portal.figures.month'),
      shares: viewShares(home, context),
    },
    counts: {
      title: t(`portal.statistics.by.${by}.title`),
      by: t('portal.statistics.by.label'),
      choices: tablePeriods.map((period) => ({
        label: t(`portal.statistics.by.${period}.choice`),
        href: context.hrefs.view('statistics', home.subject, { by: period }),
        isCurrent: period === by,
      })),
      table: viewCountTable(series, by, context),
    },
    note: t('portal.statistics.note'),
  }
}

/** Returns what the graph shows in a sentence: how many, the average, the busiest day. */
function sayMonthOfVisits(month: DaySeries, { locale, t }: HomeContext): string {
  const busiest = busiestOf(month)
  if (busiest === undefined) return t('portal.statistics.noneYet')
  const average = formatNumber(averageOf(month), locale)
  const said = t('portal.statistics.said', { count: totalOf(month), average })
  const day = formatDayOfWeek(busiest.on, locale)
  return `${said} ${t('portal.statistics.busiest', { day, number: formatNumber(busiest.count, locale) })}`
}

function viewShares({ pageVisits }: OwnedHome, { locale, t, now }: HomeContext): readonly ShareView[] {
  const today = dayOf(now)
  const shares = sourceShares(pageVisits, firstDayOf('month', today), today)
  const longest = Math.max(1, ...shares.map(({ count }) => count))
  return shares.map(({ source, count, percent }) => ({
    label: t(`portal.statistics.source.${source}`),
    count: formatNumber(count, locale),
    part: formatPercent(percent, locale),
    length: Math.round((count / longest) * 1000) / 10,
  }))
}
