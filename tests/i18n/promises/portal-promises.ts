import { fewestOthers } from '#domain/owners/compare-figure.ts'
import { periodDays } from '#domain/owners/figures/visit-figures.ts'
import type { Keeper } from './kept-promises.ts'

const arePeriods = (): boolean => periodDays.week === 7 && periodDays.month === 30
const keysOf = (group: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${group}.${name}`)

/** Every sentence of the owner portal and its mails that states a time, a day or an order. */
export const portalKeepers: readonly Keeper[] = [
  {
    by: 'src/domain/owners/figures/visit-figures.ts',
    code: 'periodDays',
    holds: arePeriods,
    keys: keysOf('portal.figures', 'periods', 'today', 'week', 'month', 'weekAgo', 'more', 'fewer', 'same'),
  },
  {
    by: 'src/service/portal/views/parts/count-table.ts',
    code: 'the last 30 days by week and day',
    holds: arePeriods,
    keys: keysOf(
      'portal.statistics',
      'inTable',
      'by.day.title',
      'by.day.caption',
      'by.week.title',
      'by.week.caption',
      'by.month.title',
      'by.month.caption',
    ),
  },
  {
    by: 'src/service/portal/views/parts/graph-view.ts',
    code: 'formatDayOfWeek',
    holds: arePeriods,
    keys: [
      ...keysOf('portal.statistics', 'said_one', 'said_other', 'busiest', 'graph', 'day_one', 'day_other'),
      ...keysOf('portal.statistics', 'average', 'noneYet'),
      ...keysOf('portal.report', 'perDay', 'byDay', 'graph_other'),
      'portal.figures.blank.text',
    ],
  },
  {
    by: 'src/service/requests/visits/count-visit.ts',
    code: 'visit_seen',
    keys: ['portal.statistics.note', 'portal.report.counted'],
  },
  {
    by: 'src/domain/owners/figures/medium-figures.ts',
    code: 'today, in the last 7 and 30 days',
    holds: arePeriods,
    keys: keysOf('portal.media', 'today', 'week', 'month', 'since', 'between', 'blank.text'),
  },
  {
    by: 'src/domain/owners/comparison.ts',
    code: 'in the last 30 days',
    holds: arePeriods,
    keys: keysOf('portal.comparison.of', 'pageVisits', 'viewings', 'documentRequests'),
  },
  {
    by: 'src/domain/owners/compare-figure.ts',
    code: 'fewestOthers = 5',
    holds: () => fewestOthers === 5,
    keys: ['portal.comparison.absent'],
  },
  {
    by: 'src/service/portal/views/report-page.tsx',
    code: 'titleOn',
    keys: keysOf('portal.comparison', 'titleOn', 'intro.sale', 'intro.rent'),
  },
  // Days that the records of the CRM state.
  {
    by: 'src/service/portal/views/parts/sentence.ts',
    code: 'onlineSince',
    keys: keysOf('portal', 'sentence.onlineSince', 'sentence.soon', 'figures.since'),
  },
  {
    by: 'src/service/portal/views/kit/home-facts.ts',
    code: 'closedOn',
    keys: keysOf('portal.state', 'from.sale', 'from.rent', 'closed'),
  },
  {
    by: 'src/service/portal/views/parts/coming-items.ts',
    code: 'askedOn',
    keys: keysOf(
      'portal.coming',
      'viewing',
      'viewingOn',
      'askedOn',
      'askedBy',
      'due',
      'mandateEndOn',
      'review',
    ),
  },
  {
    by: 'src/service/portal/views/report-page.tsx',
    code: 'made',
    keys: keysOf('portal.report', 'doneOn', 'madeBy', 'made'),
  },
  { by: 'src/service/portal/views/offer-page.tsx', code: 'received', keys: ['portal.offer.received'] },
  { by: 'src/service/portal/views/parts/decision-view.ts', code: 'until', keys: ['portal.decision.until'] },
  {
    by: 'src/service/portal/views/communications-page.tsx',
    code: 'communications.list',
    keys: ['portal.communications.list'],
  },
  {
    by: 'src/service/portal/views/documents-page.tsx',
    code: 'readNone',
    keys: ['portal.documents.readNone'],
  },
  {
    by: 'src/service/owners/papers/handed-in-letter.ts',
    code: 'handIn.mail',
    keys: ['portal.handIn.mail.text'],
  },
  // Mails to owners.
  {
    by: 'src/domain/owners/figures/monthly-report.ts',
    code: 'monthDue',
    keys: ['ownerMails.report.why'],
  },
  {
    by: 'src/service/portal/mails/news-letter.ts',
    code: 'news.viewing',
    keys: ['ownerMails.news.viewing', 'ownerMails.news.offer'],
  },
  {
    by: 'src/service/portal/mails/mail-owner-news.ts',
    code: 'pause = 60 * 60_000',
    keys: ['ownerMails.news.why'],
  },
]
