import { plannedViewings } from '#domain/owners/figures/coming.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { type Viewing, type ViewingStatus, viewingStatuses } from '#domain/owners/viewing.ts'
import { formatLeaf, formatNumber, formatShortDay, formatTime } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { Agenda, Blank, Block, Choices, Spoken, type SpokenView, Status, ViewHead } from '#ui/portal/kit.ts'
import { viewBlank } from './kit/home-facts.ts'
import { listPage } from './kit/list-page.ts'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { guideOf, sayMoved, viewPlanned, viewStatus, viewVisitor } from './parts/coming-items.ts'

/** The viewings of a home: planned ones as an agenda, past ones as a table, newest first, by status and page. */
export function ViewingsPage({ home, context }: ViewProps) {
  const { t } = context
  const planned = plannedViewings(home, context.now)
  const past = home.viewings.filter((viewing) => !planned.includes(viewing)).toReversed()
  return (
    <>
      <ViewHead title={t('portal.viewings.title')} lead={sayViewings(home, context)} />
      {home.viewings.length === 0 && <Blank {...viewBlank('viewings', home, context)} />}
      {planned.length > 0 && (
        <Block title={t('portal.viewings.planned')}>
          <Agenda items={planned.map((viewing) => viewPlanned(viewing, context))} />
        </Block>
      )}
      {past.length > 0 && <Past past={past} home={home} context={context} />}
    </>
  )
}

function Past({ past, home, context }: ViewProps & Readonly<{ past: readonly Viewing[] }>) {
  const { subject } = home
  const { locale, t, hrefs, query } = context
  const present = viewingStatuses.filter((status) => past.some((viewing) => viewing.status === status))
  const chosen = present.find((status) => status === query.status)
  const shown = chosen === undefined ? past : past.filter(({ status }) => status === chosen)
  const hrefOfPage = (page: string) => hrefs.view('viewings', subject, { status: chosen, page })
  const { rows, paging } = listPage(shown, query.page, hrefOfPage, t)
  const choiceOf = (status: ViewingStatus | undefined, label: string) => ({
    label,
    count: formatNumber(
      past.filter((viewing) => status === undefined || viewing.status === status).length,
      locale,
    ),
    href: hrefs.view('viewings', subject, { status }),
    isCurrent: status === chosen,
  })
  return (
    <Block title={t('portal.viewings.past')}>
      <Choices
        label={t('portal.viewings.show')}
        choices={[
          choiceOf(undefined, t('portal.viewings.all')),
          ...present.map((status) => choiceOf(status, t(`portal.status.${status}`))),
        ]}
      />
      <div className="table-wrap">
        <table className="table table--viewings">
          <caption className="vh">{t('portal.viewings.caption')}</caption>
          <thead>
            <tr>
              {(['when', 'who', 'report', 'status'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`portal.viewings.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((viewing) => (
              <Row key={viewing.id} viewing={viewing} context={context} />
            ))}
          </tbody>
        </table>
      </div>
      {paging !== undefined && <Paging paging={paging} />}
    </Block>
  )
}

function Row({ viewing, context }: Readonly<{ viewing: Viewing; context: HomeContext }>) {
  const { at, report, status } = viewing
  const { locale } = context
  const day = dayOf(at)
  const about = sayVisit(viewing, context)
  const thought = report && spoken(report, locale)
  const remark = remarkOf(viewing, context)
  return (
    <tr>
      <td>
        <time dateTime={at}>
          {formatLeaf(day, locale).weekday} {formatShortDay(day, locale)}, {formatTime(timeOf(at), locale)}
        </time>
      </td>
      <td>
        <Spoken of={viewVisitor(viewing, context)} />
        {about !== undefined && <span className="table__sub">{about}</span>}
      </td>
      <td className="table__report">
        {thought !== undefined && <q lang={thought.lang}>{thought.text}</q>}{' '}
        {remark !== undefined && <Spoken of={remark} />}
      </td>
      <td>
        <Status status={viewStatus(status, context)} />
      </td>
    </tr>
  )
}

/** Returns what is said of a viewing beside what the visitor thought: why it was cancelled, or when it was to be before. */
function remarkOf(
  { remark, status, reason, movedFrom }: Viewing,
  context: HomeContext,
): SpokenView | undefined {
  if (remark !== undefined) return spoken(remark, context.locale)
  if (status === 'cancelled' && reason !== undefined)
    return { text: context.t(`portal.viewings.cancelled.${reason}`) }
  return movedFrom && { text: sayMoved(movedFrom, context) }
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
