import { comingFor, type Coming } from '#domain/owners/figures/coming.ts'
import { averageOf, type DaySeries, totalOf, visitSeries, within } from '#domain/owners/figures/day-series.ts'
import { sumOfMedia, mediumFigures } from '#domain/owners/figures/medium-figures.ts'
import {
  firstOfMonth,
  lastOfMonth,
  type Month,
  monthOf,
  previousMonth,
} from '#domain/owners/figures/month.ts'
import { monthOfHome } from '#domain/owners/figures/month-of-home.ts'
import { trendOf } from '#domain/owners/figures/trend.ts'
import { wasOnlineWhole } from '#domain/owners/figures/whole-month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatDayOfYear, formatMonth, formatNumber } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { FigureView, SpokenView } from '#ui/portal/kit.ts'
import type { HomeContext } from './kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { guideOf, missingPaper } from './parts/coming-items.ts'
import { signOf } from './parts/figure-views.ts'
import { viewGraph } from './parts/graph-view.ts'
import { short } from './parts/report-viewings.tsx'
import { sayMonth } from './parts/sentence.ts'

/** As many lines of a list, and letters of a line, as one sheet has room for; the portal has the others. */
const mostLines = 5
const lineLetters = 50

/** Returns what happened to a home in a month, and what comes: what a sheet and a mail both say. */
export function reportView(home: OwnedHome, month: Month, context: HomeContext) {
  const { locale, t, now } = context
  const series = visitSeries(home.pageVisits, { ...home.mandate, today: dayOf(now) })
  const days = within(series, firstOfMonth(month), lastOfMonth(month))
  const name = formatMonth(firstOfMonth(month), locale)
  return {
    title: sayMonth(home, month, 'report', context),
    figures: viewReportFigures(home, month, series, context),
    visits: {
      graph:
        days.length === 0 ? undefined : viewGraph(days, sayDays(days, name, context), home.events, context),
      none: t('portal.report.noVisits', { month: name }),
    },
    lists: [
      { title: t('portal.report.done'), items: listOrNothing(viewReportDone(home, month, context), context) },
      {
        title: t('portal.report.next'),
        items: listOrNothing(
          comingFor(home, now)
            .slice(0, mostLines)
            .map((coming) => sayComing(coming, context)),
          context,
        ),
      },
    ],
  }
}

/** What happened to a home in a month. */
export type ReportView = ReturnType<typeof reportView>

function sayDays(days: DaySeries, month: string, { locale, t }: HomeContext): string {
  const average = formatNumber(averageOf(days), locale)
  return t('portal.report.graph', { count: totalOf(days), month, average })
}

function viewReportFigures(
  home: OwnedHome,
  month: Month,
  series: DaySeries,
  context: HomeContext,
): readonly FigureView[] {
  const { locale, t } = context
  const today = dayOf(context.now)
  const days = within(series, firstOfMonth(month), lastOfMonth(month))
  const before = previousMonth(month)
  const counts = monthOfHome(home, month)
  const countsBefore = monthOfHome(home, before)
  const isCompared = [before, month].every((one) => wasOnlineWhole(home.mandate, one, today))
  const noteOf = (count: number, than: number) => {
    const trend = trendOf(count, than)
    const words = t(`portal.report.${trend.direction}`, { month: formatMonth(firstOfMonth(before), locale) })
    return { sign: signOf({ ...trend, percent: undefined }, context), words }
  }
  return [
    {
      label: t('portal.report.pageVisits'),
      count: formatNumber(totalOf(days), locale),
      note: { words: t('portal.report.perDay', { number: formatNumber(averageOf(days), locale) }) },
    },
    ...(['viewings', 'documentRequests', 'offers'] as const).map((name) => ({
      label: t(`portal.report.${name}`),
      count: formatNumber(counts[name], locale),
      note: isCompared ? noteOf(counts[name], countsBefore[name]) : undefined,
    })),
  ]
}

/** What the agency sent, said and placed in a month, and how often the home was seen on all media then. */
function viewReportDone(home: OwnedHome, month: Month, { locale, t }: HomeContext): readonly SpokenView[] {
  const last = lastOfMonth(month)
  const done = [
    ...home.communications
      .filter(({ direction }) => direction === 'out')
      .map(({ at, title }) => ({ on: dayOf(at), title })),
    ...home.events.map(({ on, title }) => ({ on, title })),
  ]
  const lines = done
    .filter(({ on }) => monthOf(on) === month)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .slice(-mostLines)
    .map(({ on, title }) => {
      const { text, lang } = short(spoken(title, locale), lineLetters)
      return { text: t('portal.report.doneOn', { what: text, day: formatDayOfYear(on, locale) }), lang }
    })
  const shown = home.publications.filter(
    ({ since, until }) => since <= last && (until ?? last) >= firstOfMonth(month),
  )
  if (shown.length === 0) return lines
  const views = shown.map(({ views: all }) =>
    mediumFigures(
      all.filter(({ on }) => monthOf(on) === month),
      last,
    ),
  )
  const said = t('portal.report.shown', {
    count: shown.length,
    places: formatCount(shown.length, locale),
    number: formatNumber(sumOfMedia(views).total, locale),
  })
  return [...lines, { text: said }]
}

function sayComing(coming: Coming, context: HomeContext): SpokenView {
  const { locale, t } = context
  if (coming.kind === 'paper') return missingPaper(coming.paper, context)
  const day = formatDayOfYear(coming.on, locale)
  if (coming.kind === 'viewing') {
    const name = guideOf(coming.viewing, context)
    const words = t('portal.coming.viewingOn', { day })
    return { text: name === undefined ? words : `${words}, ${t('portal.coming.with', { name })}` }
  }
  return coming.kind === 'online'
    ? { text: t('portal.sentence.soon', { day: sentenceStart(day, locale) }) }
    : { text: t('portal.coming.mandateEndOn', { day }) }
}

function listOrNothing(items: readonly SpokenView[], { t }: HomeContext): readonly SpokenView[] {
  return items.length === 0 ? [{ text: t('portal.report.nothing') }] : items
}
