import { comingFor } from '#domain/owners/figures/coming.ts'
import { visitSeries } from '#domain/owners/figures/day-series.ts'
import { firstOfMonth, lastOfMonth, monthOf, previousMonth } from '#domain/owners/figures/month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatDay, formatMonth } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { OverviewView } from '#ui/portal/pages/OverviewPage.tsx'
import type { StatusView } from '#ui/portal/kit/Status.tsx'
import { nameOfHome, stageOf, viewBlank, viewOwnersAgent } from './kit/home-facts.ts'
import type { HomeContext } from './kit/home-context.ts'
import { viewComing } from './parts/coming-items.ts'
import { viewComparison } from './parts/comparison-view.ts'
import { viewDecisions } from './parts/decision-view.ts'
import { viewFigures } from './parts/figure-views.ts'
import { tellHome } from './parts/sentence.ts'
import { viewDone } from './parts/thread-items.ts'

/** How many lines of what comes and of what was done an overview shows; links lead to the others. */
const comingLines = 5
const doneLines = 3

/** Returns the overview of a home. */
export function overviewView(home: OwnedHome, context: HomeContext): OverviewView {
  const { locale, t, now, hrefs, ownerName } = context
  const today = dayOf(now)
  const series = visitSeries(home.pageVisits, { ...home.mandate, today })
  const hrefOf = (view: 'statistics' | 'viewings' | 'communications') => hrefs.view(view, home.subject)
  const agent = viewOwnersAgent(home, context)
  return {
    hello: [
      sentenceStart(formatDay(today, locale), locale),
      ...(ownerName === undefined ? [] : [ownerName]),
    ].join(', '),
    ...tellHome(home, context),
    home: viewHome(home, context),
    decisions: viewDecisions(home, context),
    visits: {
      title: t('portal.figures.title'),
      more: series.length === 0 ? undefined : { label: t('portal.figures.all'), href: hrefOf('statistics') },
      figures: viewFigures(home, series, context),
      blank:
        series.length === 0
          ? viewBlank(home, context, {
              title: t('portal.figures.blank.title'),
              text: t('portal.figures.blank.text'),
            })
          : undefined,
    },
    coming: {
      title: t('portal.coming.title'),
      more: { label: t('portal.coming.all'), href: hrefOf('viewings') },
      items: comingFor(home, now)
        .slice(0, comingLines)
        .map((coming) => viewComing(coming, home, context)),
      none: t('portal.coming.none'),
    },
    done: {
      title: t('portal.done.title'),
      more: { label: t('portal.done.all'), href: hrefOf('communications') },
      items: viewDone(home, context).slice(0, doneLines),
      none: t('portal.done.none'),
    },
    comparison: viewComparison(home.comparison, context),
    agent: agent === undefined ? undefined : { ...agent, heading: t('portal.agent.title') },
    report: viewReportLink(home, context),
  }
}

function viewHome(home: OwnedHome, context: HomeContext): OverviewView['home'] {
  const { t } = context
  const subject = context.subjectOf(home.subject)
  const isOnline = stageOf(home, context) === 'online'
  const { picture } = subject ?? {}
  const { goal } = home.mandate
  return {
    status: statusOf(home, context),
    price:
      isOnline && subject?.price !== undefined
        ? t(`portal.state.price.${goal}`, { price: subject.price })
        : undefined,
    picture: picture && {
      ...picture,
      alt: t('portal.state.picture', { place: nameOfHome(home, context) }),
    },
    page: subject === undefined ? undefined : { label: t('portal.state.page'), href: subject.href },
  }
}

function statusOf(home: OwnedHome, context: HomeContext): StatusView {
  const { t } = context
  const { availability } = home.mandate
  switch (stageOf(home, context)) {
    case 'preparing':
      return { tone: 'wait', label: t('portal.state.preparing') }
    case 'online':
      return availability === 'underOption'
        ? { tone: 'wait', label: t('states.availability.underOption') }
        : { tone: 'ok', label: t('portal.state.isOnline') }
    case 'closed':
      return { tone: 'past', label: t(`states.availability.${availability}`) }
  }
}

/** The report of last month, for a home that was online then. */
function viewReportLink(
  { mandate }: OwnedHome,
  { now, locale, t, hrefs }: HomeContext,
): OverviewView['report'] {
  const month = previousMonth(monthOf(dayOf(now)))
  const { onlineSince } = mandate
  if (onlineSince === undefined || onlineSince > lastOfMonth(month)) return undefined
  return {
    label: t('portal.report.title', { month: formatMonth(firstOfMonth(month), locale) }),
    href: hrefs.report(month),
  }
}
