import { plannedViewings } from '#domain/owners/figures/coming.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { type Viewing, type ViewingStatus, viewingStatuses } from '#domain/owners/viewing.ts'
import { formatLeaf, formatNumber, formatShortDay, formatTime } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { ViewingRow, ViewingsView } from '#ui/portal/pages/ViewingsPage.tsx'
import { viewBlank } from './kit/home-facts.ts'
import { listPage } from './kit/list-page.ts'
import type { HomeContext } from './kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { guideOf, sayMoved, viewPlanned, viewStatus, viewVisitor } from './parts/coming-items.ts'

/** Returns the viewings of a home: planned ones, and past ones newest first, by status and page. */
export function viewingsView(home: OwnedHome, context: HomeContext): ViewingsView {
  const { t } = context
  const planned = plannedViewings(home, context.now)
  const past = home.viewings.filter((viewing) => !planned.includes(viewing)).toReversed()
  return {
    title: t('portal.viewings.title'),
    lead: sayViewings(home, context),
    blank:
      home.viewings.length === 0
        ? viewBlank(home, context, {
            title: t('portal.viewings.blank.title'),
            text: t('portal.viewings.blank.text'),
          })
        : undefined,
    planned:
      planned.length === 0
        ? undefined
        : {
            title: t('portal.viewings.planned'),
            items: planned.map((viewing) => viewPlanned(viewing, context)),
          },
    past: past.length === 0 ? undefined : viewPast(past, home, context),
  }
}

function viewPast(
  past: readonly Viewing[],
  { subject }: OwnedHome,
  context: HomeContext,
): NonNullable<ViewingsView['past']> {
  const { locale, t, hrefs, query } = context
  const present = viewingStatuses.filter((status) => past.some((viewing) => viewing.status === status))
  const chosen = present.find((status) => status === query.status)
  const shown = chosen === undefined ? past : past.filter(({ status }) => status === chosen)
  const hrefOfPage = (page: string) => hrefs.view('viewings', subject, { status: chosen, page })
  const { rows, paging } = listPage(shown, query.page, hrefOfPage, t)
  const choiceOf = (status: ViewingStatus | undefined, count: number) => ({
    label: status === undefined ? t('portal.viewings.all') : t(`portal.status.${status}`),
    count: formatNumber(count, locale),
    href: hrefs.view('viewings', subject, { status }),
    isCurrent: status === chosen,
  })
  return {
    title: t('portal.viewings.past'),
    show: t('portal.viewings.show'),
    choices: [
      choiceOf(undefined, past.length),
      ...present.map((status) =>
        choiceOf(status, past.filter((viewing) => viewing.status === status).length),
      ),
    ],
    caption: t('portal.viewings.caption'),
    columns: {
      when: t('portal.viewings.when'),
      who: t('portal.viewings.who'),
      report: t('portal.viewings.report'),
      status: t('portal.viewings.status'),
    },
    rows: rows.map((viewing) => viewRow(viewing, context)),
    paging,
  }
}

function viewRow(viewing: Viewing, context: HomeContext): ViewingRow {
  const { id, at, report, remark, status, movedFrom, reason } = viewing
  const { locale, t } = context
  const day = dayOf(at)
  return {
    key: id,
    at,
    when: `${formatLeaf(day, locale).weekday} ${formatShortDay(day, locale)}, ${formatTime(timeOf(at), locale)}`,
    visitor: viewVisitor(viewing, context),
    about: sayVisit(viewing, context),
    report: report && spoken(report, locale),
    remark:
      remark === undefined
        ? status === 'cancelled' && reason !== undefined
          ? { text: t(`portal.viewings.cancelled.${reason}`) }
          : movedFrom && { text: sayMoved(movedFrom, context) }
        : spoken(remark, locale),
    status: viewStatus(status, context),
  }
}

/** Says which visit of somebody it was, and who showed the home: `2e bezoek, met Lotte`; undefined for a first one by nobody known. */
function sayVisit(viewing: Viewing, context: HomeContext): string | undefined {
  const { locale, t } = context
  const { visitNumber, status } = viewing
  const name = status === 'cancelled' ? undefined : guideOf(viewing, context)
  const words = [
    ...(visitNumber < 2
      ? []
      : [t('portal.viewings.visit', { ordinal: grammars[locale].ordinal(visitNumber) })]),
    ...(name === undefined ? [] : [t('portal.coming.with', { name })]),
  ]
  return words.length === 0 ? undefined : sentenceStart(words.join(', '), locale)
}

/** Says how many came since the start, and how many of them came again. */
function sayViewings({ viewings }: OwnedHome, { locale, t }: HomeContext): string | undefined {
  const done = viewings.filter(({ status }) => status === 'done')
  if (done.length === 0) return undefined
  const again = done.filter(({ visitNumber }) => visitNumber === 2).length
  const said = (key: 'since' | 'again', count: number) =>
    sentenceStart(t(`portal.viewings.${key}`, { count, number: formatCount(count, locale) }), locale)
  return [said('since', done.length), ...(again === 0 ? [] : [said('again', again)])].join(' ')
}
