import type { Hono } from 'hono'
import { formatNumber, formatPercent, formatShortDay } from '#i18n/format.ts'
import { visitOutcomes } from '#service/kit/database/booking-table.ts'
import { requestSources } from '#service/kit/database/desk-tables.ts'
import { deskDoor, sendFile, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readWork, sumOf, type Work } from '#service/desk/requests/seen-requests.ts'
import { officeNamed, sayMinutes } from '#service/desk/views/parts.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import { toCsv } from '#text/csv.ts'
import {
  Acts,
  Block,
  CardTable,
  type CardTableView,
  Facts,
  field,
  Narrow,
  Shares,
  ViewHead,
} from '#ui/desk/kit.ts'
import {
  type Counted,
  lateOf,
  medianOf,
  readNumbers,
  readPageVisits,
  readSpan,
  type Span,
} from './read-numbers.ts'
import { sayWeeks, WeekGraph, weeksOf } from './weeks.tsx'

/** Homes and campaigns that are shown at most, and forms; the others are one row. */
const most = 10
const mostForms = 6

/** The days that can be asked for. */
const anyDay = { first: '2000-01-01', last: '2099-12-31' }

/** Adds the numbers of requests, as a page and as a table for a spreadsheet. */
export function addNumbersRoutes(app: Hono, context: DoorContext): void {
  const { get } = deskDoor(app, context)
  const read = async (asked: Readonly<Record<string, string>>, page: DeskPage) => {
    const span = readSpan(asked, page.today)
    return { span, rows: await readNumbers(context.database.db, span, page) }
  }
  get('numbers', async ({ c, page }) => {
    const { db } = context.database
    const found = await read(c.req.query(), page)
    const work = await readWork(db, page.scope, page)
    return numbersPage({ ...found, work, pageVisits: await readPageVisits(db, found.span) }, page)
  })
  get('numbers.csv', async ({ c, page }) => {
    const { t } = page
    const { span, rows } = await read(c.req.query(), page)
    const columns = ['day', 'form', 'office', 'agent', 'home', 'from', 'campaign', 'after'] as const
    const lines = rows.map((row) => [
      row.day,
      t(`forms.of.${row.form}.noun`),
      officeNamed(row.office, page)?.name ?? row.office ?? '',
      isNamed(row, page) ? nameOf(row, page, '') : '',
      row.subject ?? '',
      t(`deskNumbers.source.${row.source}`),
      row.campaign ?? '',
      String(row.answer_minutes ?? ''),
    ])
    const csv = toCsv([columns.map((column) => t(`deskNumbers.column.${column}`)), ...lines])
    return sendFile(c, `numbers-${span.from}-${span.to}.csv`, csv)
  })
}

/** Whether a request is counted to somebody by name: colleagues are named to managers alone. */
function isNamed({ agent }: Pick<Counted, 'agent'>, { staff }: DeskPage): boolean {
  return staff.role === 'manager' || agent === staff.id
}

function nameOf({ agent }: Pick<Counted, 'agent'>, { colleagues }: DeskPage, nobody: string): string {
  return colleagues.find(({ id }) => id === agent)?.name ?? nobody
}

type Numbers = Readonly<{
  rows: readonly Counted[]
  span: Span
  /** Requests to do now. */
  work: Work
  /** Visits to the pages of homes. */
  pageVisits: ReadonlyMap<string, number>
}>

/** Returns the numbers of a span: requests by week, form, member of staff, home and source, and what came of visits. */
function numbersPage({ rows, span, work, pageVisits }: Numbers, page: DeskPage): Shown {
  const { t, locale, hrefs, subjects } = page
  const weeks = weeksOf({ rows, span })
  const title = sayWeeks(weeks, span, page)
  const number = (count: number): string => formatNumber(count, locale)
  /** Returns the values of the requests, each with those that have it, the most first. */
  const inOrder = <Key extends string>(keyOf: (row: Counted) => Key | null) =>
    [...Map.groupBy(rows, keyOf)].toSorted((one, other) => other[1].length - one[1].length)
  const ofForm = (all: readonly Counted[], form: Counted['form']): string =>
    number(all.filter((row) => row.form === form).length)
  // Forms of one noun are one to those who read it: both ask for a valuation.
  const nounOf = ({ form }: Counted): string => t(`forms.of.${form}.noun`)
  const answered = (all: readonly Counted[], todo: number) => [
    number(all.length),
    sayMinutes(medianOf(all), page),
    number(lateOf(all)),
    number(todo),
  ]
  const table = (
    caption: string,
    columns: readonly string[],
    lines: CardTableView['rows'],
    more: Pick<CardTableView, 'sum' | 'isCounts'> = {},
  ) => <CardTable areNumbers caption={caption} columns={columns} rows={lines} {...more} />
  const [requests, visits] = [t('deskNumbers.requests'), t('deskNumbers.visits')]
  const together = { key: 'all', name: t('deskNumbers.together') }
  const last = weeks.slice(-4)
  const nouns = inOrder(nounOf).map(([noun]) => noun ?? '')
  const shown = new Set(nouns.length > mostForms + 1 ? nouns.slice(0, mostForms) : nouns)
  const lineOf = (row: Counted): string =>
    shown.has(nounOf(row)) ? nounOf(row) : t('deskNumbers.otherForms')
  const perForm = [...new Set([...shown, ...rows.map(lineOf)])].map((name) => {
    const countIn = (all: readonly Counted[]): string =>
      number(all.filter((row) => lineOf(row) === name).length)
    return { key: name, name, cells: [...last.map((week) => countIn(week.rows)), countIn(rows)] }
  })
  const perWeek = [...last.map((week) => number(week.rows.length)), number(rows.length)]
  const perAgent = inOrder(({ agent }) => agent)
    .filter(([agent]) => isNamed({ agent }, page))
    .map(([agent, all]) => ({
      key: agent ?? 'none',
      name: nameOf({ agent }, page, t('desk.nobody')),
      cells: answered(all, sumOf(work.filter((one) => one.agent === agent))),
    }))
  const perHome = inOrder(({ subject }) => subject).flatMap(([home, all]) => {
    if (home === null) return []
    const pages = number(pageVisits.get(home) ?? 0)
    const cells = [pages, number(all.length), ofForm(all, 'request-visit'), ofForm(all, 'purchase-offer')]
    const name = subjects[home]?.place ?? t('desk.gone')
    return { key: home, name, href: `${hrefs.requests}?state=all&home=${home}`, cells }
  })
  const campaigns = inOrder(({ campaign }) => campaign).flatMap(([name, all]) =>
    name === null ? [] : { key: name, name, cells: [number(all.length), ofForm(all, 'request-visit')] },
  )
  const sources = requestSources.map((source) => {
    return [t(`deskNumbers.source.${source}`), rows.filter((row) => row.source === source).length] as const
  })
  const longest = Math.max(1, ...sources.map(([, count]) => count))
  const shares = sources.map(([label, count]) => {
    const part = formatPercent(Math.round((100 * count) / Math.max(1, rows.length)), locale)
    return { label, count: number(count), part, length: (100 * count) / longest }
  })
  const came = rows.filter(({ form, visit }) => form === 'request-visit' && visit !== null)
  const outcomes = visitOutcomes.map((outcome) => {
    const all = came.filter(({ visit }) => visit === outcome)
    return [t(`deskDiary.outcome.${outcome}`), number(all.length)] as const
  })
  const offered = rows.filter(({ form, visit }) => form === 'purchase-offer' && visit === 'been')
  const ended = new Set(came.flatMap((row) => (row.ended === null ? [] : row.subject)))
  const results = [
    [t('deskNumbers.planned'), number(came.length)],
    ...outcomes,
    [t('deskNumbers.offered'), number(offered.length)],
    [t('deskNumbers.ended'), number(ended.size)],
  ] as const
  const median = medianOf(rows)
  const answers = { median: sayMinutes(median, page), all: number(rows.length), count: lateOf(rows) }
  const csv = { label: t('deskNumbers.csv'), href: `${hrefs.numbersCsv}?${new URLSearchParams(span)}` }
  const body = (
    <>
      <ViewHead
        title={title}
        lead={median === undefined ? t('deskNumbers.noAnswer') : t('deskNumbers.lead', answers)}
      >
        <Narrow
          action={hrefs.numbers}
          button={t('deskNumbers.show')}
          beside={<Acts acts={[csv]} main={-1} />}
        >
          {(['from', 'to'] as const).map((name) =>
            field('date', name, t(`deskNumbers.${name}`), { ...anyDay, value: span[name] }),
          )}
        </Narrow>
      </ViewHead>
      <Block title={t('deskNumbers.perWeek')}>
        <WeekGraph weeks={weeks} page={page} />
        {table(
          t('deskNumbers.perForm'),
          [t('deskNumbers.form'), ...last.map(({ monday }) => formatShortDay(monday, locale)), together.name],
          perForm,
          { sum: { ...together, cells: perWeek }, isCounts: true },
        )}
      </Block>
      <div className="duo">
        <div className="duo__column">
          <Block title={t('deskNumbers.answers')}>
            <p className="small muted">{t('deskNumbers.answersNote')}</p>
            {table(
              t('deskNumbers.answers'),
              [
                t('deskNumbers.agent'),
                requests,
                ...(['after', 'late', 'openNow'] as const).map((name) => t(`deskNumbers.${name}`)),
              ],
              perAgent,
              { sum: { ...together, cells: answered(rows, sumOf(work)) } },
            )}
          </Block>
          {perHome.length > 0 && (
            <Block title={t('deskNumbers.perHome')}>
              {table(
                t('deskNumbers.perHome'),
                [t('deskNumbers.home'), t('deskNumbers.page'), requests, visits, t('desk.views.offers')],
                perHome.slice(0, most),
              )}
              <p className="small muted">{t('deskNumbers.pageNote')}</p>
            </Block>
          )}
        </div>
        <div className="duo__column">
          <Block title={t('deskNumbers.sources')}>
            <Shares shares={shares} />
            {campaigns.length > 0 && (
              <>
                <h3>{t('deskNumbers.campaigns')}</h3>
                {table(
                  t('deskNumbers.campaigns'),
                  [t('deskNumbers.campaign'), requests, visits],
                  campaigns.slice(0, most),
                )}
              </>
            )}
            <p className="small muted">{t('deskNumbers.sourcesNote')}</p>
          </Block>
          <Block title={t('deskNumbers.came')}>
            <Facts className="asked" facts={results} />
          </Block>
        </div>
      </div>
    </>
  )
  return { view: 'numbers', title, body }
}
