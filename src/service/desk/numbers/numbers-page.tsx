import type { Hono } from 'hono'
import { formatNumber, formatPercent, formatShortDay } from '#i18n/format.ts'
import { visitOutcomes } from '#service/kit/database/booking-table.ts'
import { requestSources } from '#service/kit/database/desk-tables.ts'
import { deskDoor, sendFile } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import { toCsv } from '#text/csv.ts'
import { CardTable, type CardTableView } from '#ui/desk/kit/CardTable.tsx'
import { Facts } from '#ui/desk/kit/Facts.tsx'
import { Press } from '#ui/desk/kit/Form.tsx'
import { LinkButtons } from '#ui/desk/kit/LinkButtons.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Shares } from '#ui/portal/kit/Shares.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { type Counted, lateOf, medianOf, readNumbers, readOpen, readSpan, type Span } from './read-numbers.ts'
import { sayWeeks, type Week, WeekGraph, weeksOf } from './weeks.tsx'

/** Homes and campaigns that are shown at most. */
const most = 10

/** Adds the numbers of requests, as a page and as a table for a spreadsheet. */
export function addNumbersRoutes(app: Hono, context: DoorContext): void {
  const { get } = deskDoor(app, context)
  const read = async (asked: Readonly<Record<string, string>>, page: DeskPage) => {
    const span = readSpan(asked, page.today)
    return { span, rows: await readNumbers(context.database.db, span, page) }
  }
  get('numbers', async ({ c, page }) => {
    const numbers = await read(c.req.query(), page)
    const weeks = weeksOf(numbers)
    const title = sayWeeks(weeks, numbers.span, page)
    const open = await readOpen(context.database.db, page)
    return { view: 'numbers', title, body: <NumbersPage {...{ ...numbers, weeks, open, title, page }} /> }
  })
  get('numbers.csv', async ({ c, page }) => {
    const { t } = page
    const { span, rows } = await read(c.req.query(), page)
    const columns = ['day', 'form', 'office', 'agent', 'home', 'from', 'campaign', 'after'] as const
    const lines = rows.map((row) => [
      row.day,
      t(`forms.of.${row.form}.noun`),
      row.office ?? '',
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

type Props = Readonly<{
  title: string
  rows: readonly Counted[]
  weeks: readonly Week[]
  /** Requests to do now, by account. */
  open: ReadonlyMap<string | null, number>
  span: Span
  page: DeskPage
}>

/** The numbers of a span: requests by week, form, member of staff, home and source, and what came of visits. */
function NumbersPage({ title, rows, weeks, open, span, page }: Props) {
  const { t, locale, hrefs, subjects } = page
  const number = (count: number): string => formatNumber(count, locale)
  const inOrder = <Key,>(keyOf: (row: Counted) => Key) =>
    [...Map.groupBy(rows, keyOf)].toSorted((one, other) => other[1].length - one[1].length)
  const ofForm = (all: readonly Counted[], form: Counted['form']): string =>
    number(all.filter((row) => row.form === form).length)
  // Forms of one noun are one to those who read it: both ask for a valuation.
  const nounOf = ({ form }: Counted): string => t(`forms.of.${form}.noun`)
  const ofNoun = (all: readonly Counted[], noun: string): string =>
    number(all.filter((row) => nounOf(row) === noun).length)
  const answered = (all: readonly Counted[], todo: number) => [
    number(all.length),
    sayMinutes(medianOf(all), page),
    number(lateOf(all)),
    number(todo),
  ]
  const last = weeks.slice(-4)
  const sources = requestSources.map((source) => {
    return [t(`deskNumbers.source.${source}`), rows.filter((row) => row.source === source).length] as const
  })
  const campaigns = inOrder(({ campaign }) => campaign).filter(([name]) => name !== null)
  const homes = inOrder(({ subject }) => subject).filter(([subject]) => subject !== null)
  const requests = t('deskNumbers.requests')
  const visits = t('forms.of.request-visit.noun')
  const median = medianOf(rows)
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
  const table = (caption: string, names: readonly string[], lines: CardTableView['rows']) => {
    const columns = names.map((label, index) =>
      index === 0 ? { label } : ({ label, isNumber: true } as const),
    )
    return <CardTable caption={caption} columns={columns} rows={lines} />
  }
  return (
    <>
      <ViewHead
        title={title}
        lead={
          median === undefined
            ? t('deskNumbers.noAnswer')
            : t('deskNumbers.lead', {
                median: sayMinutes(median, page),
                all: number(rows.length),
                count: lateOf(rows),
              })
        }
      >
        <form action={hrefs.numbers} className="field-row small-fields">
          {(['from', 'to'] as const).map((name) => (
            <p key={name} className="field">
              <label htmlFor={name}>{t(`deskNumbers.${name}`)}</label>
              <input className="input" type="date" id={name} name={name} defaultValue={span[name]} />
            </p>
          ))}
          <Press label={t('deskNumbers.show')} isGhost isSmall />
          <LinkButtons
            links={[
              { label: t('deskNumbers.csv'), href: `${hrefs.numbersCsv}?${new URLSearchParams(span)}` },
            ]}
          />
        </form>
      </ViewHead>
      <Block title={t('deskNumbers.perWeek')}>
        <WeekGraph weeks={weeks} page={page} />
        {table(
          t('deskNumbers.perForm'),
          [
            t('deskNumbers.form'),
            ...last.map(({ monday }) => formatShortDay(monday, locale)),
            t('deskNumbers.together'),
          ],
          [
            ...inOrder(nounOf).map(([noun, all]) => ({
              key: noun,
              name: noun,
              cells: [...last.map((week) => ofNoun(week.rows, noun)), number(all.length)],
            })),
            {
              key: 'all',
              name: t('deskNumbers.together'),
              cells: [...last.map((week) => number(week.rows.length)), number(rows.length)],
            },
          ],
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
                t('deskNumbers.after'),
                t('deskNumbers.late'),
                t('deskNumbers.openNow'),
              ],
              [
                ...inOrder(({ agent }) => agent)
                  .filter(([agent]) => isNamed({ agent }, page))
                  .map(([agent, all]) => ({
                    key: agent ?? 'none',
                    name: nameOf({ agent }, page, t('desk.nobody')),
                    cells: answered(all, open.get(agent) ?? 0),
                  })),
                {
                  key: 'all',
                  name: t('deskNumbers.together'),
                  cells: answered(
                    rows,
                    [...open.values()].reduce((sum, count) => sum + count, 0),
                  ),
                },
              ],
            )}
          </Block>
          <Block title={t('deskNumbers.perHome')}>
            {table(
              t('deskNumbers.perHome'),
              [t('deskNumbers.home'), requests, visits, t('forms.of.purchase-offer.noun')],
              homes.slice(0, most).map(([subject, all]) => ({
                key: subject ?? '',
                name: subjects[subject ?? '']?.place ?? t('desk.gone'),
                href: `${hrefs.requests}?state=all&home=${subject ?? ''}`,
                cells: [number(all.length), ofForm(all, 'request-visit'), ofForm(all, 'purchase-offer')],
              })),
            )}
          </Block>
        </div>
        <div className="duo__column">
          <Block title={t('deskNumbers.sources')}>
            <Shares shares={shares} />
            {campaigns.length > 0 &&
              table(
                t('deskNumbers.campaigns'),
                [t('deskNumbers.campaign'), requests, visits],
                campaigns.slice(0, most).map(([name, all]) => ({
                  key: name ?? '',
                  name: name ?? '',
                  cells: [number(all.length), ofForm(all, 'request-visit')],
                })),
              )}
            <p className="small muted">{t('deskNumbers.sourcesNote')}</p>
          </Block>
          <Block title={t('deskNumbers.came')}>
            <Facts
              className="outcomes"
              facts={[[t('deskNumbers.planned'), number(came.length)], ...outcomes]}
            />
          </Block>
        </div>
      </div>
    </>
  )
}

/** Returns a length of opening time. @example sayMinutes(85, page) // '1 u 25 min' */
function sayMinutes(minutes: number | undefined, { t }: DeskPage): string {
  if (minutes === undefined) return '–'
  if (minutes < 60) return t('deskNumbers.minutes', { minutes: Math.max(1, minutes) })
  return t('deskNumbers.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
