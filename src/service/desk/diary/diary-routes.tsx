import type { Hono } from 'hono'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, didOf, missing, type Show, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { officeNamed, toldOf } from '#service/desk/views/parts.tsx'
import { diaryActs, doDiaryAct } from './diary-acts.ts'
import { DiaryPage, officesOf, titleOf } from './diary-page.tsx'
import { type DiaryQuery, readBooked, readDiaryQuery, readWeek } from './diary-query.ts'
import { doPlan, doUnblock } from './do-plan.ts'
import { type DiaryEvent, eventOf } from './event.tsx'
import { MovePanel, PlanPanel } from './moment-panels.tsx'
import type { Person } from './week.tsx'
import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import { readOwnersOf } from '#service/requests/bookings/by-staff/owner-mail.ts'
import { similarHomes } from '#service/requests/bookings/by-staff/similar-homes.ts'
import { CancelPanel, Facts, Panel, ReportPanel } from './panels.tsx'

/** Adds the diary, and what is done with the appointments in it. */
export function addDiaryRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const show: Show = (request) => showDiary(request, context)
  get('diary', show)
  post('diary/plan', (request) => doPlan(request, queryOf(request), context), show)
  post('diary/unblock', (request) => doUnblock(request, queryOf(request), context), show)
  const acts = diaryActs.map((act): readonly [string, Show] => [
    act,
    (request) => doDiaryAct(request, queryOf(request), act, context),
  ])
  post('diary/:id/:act', Object.fromEntries(acts), show)
}

/** What the address asks for, or the page that a form was posted from. */
function askedOf({ c, text }: DeskRequest): Readonly<Partial<Record<string, string>>> {
  return c.req.method === 'GET' ? c.req.query() : Object.fromEntries(new URLSearchParams(text('in')))
}

function queryOf(request: DeskRequest): DiaryQuery {
  const { staff, scope, today } = request.page
  const offices = officesOf(request.page).map(({ id }) => id)
  const office = offices.find((id) => id === scope) ?? staff.office
  return readDiaryQuery(askedOf(request), offices, { office, today })
}

/** Reads what an address asks for, at its office and in its week. @throws for what this member of staff may not see */
async function readAsked(request: DeskRequest, { database: { db } }: DeskContext) {
  const { page } = request
  const offices = officesOf(page).map(({ id }) => id)
  const { office = '', week } = askedOf(request)
  if (office !== '' && !offices.includes(office)) missing()
  const query = queryOf(request)
  const { booking, request: wish } = query
  const row = booking === undefined ? undefined : ((await readBooked(db, booking, page)) ?? missing())
  const wanted = wish === undefined ? undefined : ((await readRequest(db, wish, page)) ?? missing())
  const event = row && eventOf(row, page)
  const own = row?.office ?? wanted?.request.office
  // A link to an appointment shows it where it is.
  const place = office === '' ? offices.find((id) => id === own) : undefined
  const monday = week === undefined && event !== undefined ? mondayOf(weekOf(event.moment.on)) : undefined
  const shown: DiaryQuery = { ...query, week: monday ?? query.week, office: place ?? query.office }
  return { query: shown, event, wanted: wanted && toldOf(wanted.request, page) }
}

async function showDiary(request: DeskRequest, context: DeskContext): Promise<Shown> {
  const { page } = request
  const asked = await readAsked(request, context)
  const { query } = asked
  const { booked, taken, blocks } = await readWeek(context.database.db, query, page)
  const all = booked.map((row) => eventOf(row, page))
  const events = all.filter(({ row: { agent } }) => query.agent === undefined || agent === query.agent)
  const having = [...all.map(({ row }) => row.agent), ...blocks.map(({ agent }) => agent)]
  const people = peopleOf(having, query, page)
  const shown = {
    query,
    events,
    taken,
    blocks,
    people: people.filter(({ id }) => query.agent === undefined || id === query.agent),
    calendar: officeNamed(query.office, page)?.calendar,
  }
  const title = titleOf(query, page)
  const body = (
    <DiaryPage title={title} shown={shown} people={people} page={page}>
      {await openedPanel(asked, all, page, context)}
    </DiaryPage>
  )
  return { view: 'diary', title, done: doneOf(request), body }
}

/** Returns who has a row: all who work at the office, whoever has something there, nobody for what is nobody's yet. */
function peopleOf(
  agents: readonly (string | null | undefined)[],
  { office }: DiaryQuery,
  { colleagues, t }: DeskPage,
): readonly Person[] {
  const having = new Set(agents)
  const known = colleagues.filter((one) => having.has(one.id) || (one.isActive && one.office === office))
  return [
    ...known.map(({ id, name }) => ({ id, name })),
    ...(having.has(null) ? [{ id: null, name: t('desk.nobody') }] : []),
  ]
}

const deeds = [...diaryActs, 'plan', 'block', 'unblock'] as const

/** Returns what was done last, and what is unusual about the moment that was chosen. */
function doneOf(request: DeskRequest) {
  const { t } = request.page
  const remark = (['outside', 'soon', 'far'] as const).find((each) => each === request.c.req.query('note'))
  const more = remark === undefined ? '' : ` ${t(`deskDiary.unusual.${remark}`)}`
  return didOf(request, deeds, (deed) => `${t(`deskDiary.did.${deed}`)}${more}`)
}

/** Returns what is open above the week: an appointment and what can be done with it, or the form that plans one. */
async function openedPanel(
  { query, event, wanted }: Awaited<ReturnType<typeof readAsked>>,
  events: readonly DiaryEvent[],
  page: DeskPage,
  { database, bookings }: DeskContext,
): Promise<ReactNode> {
  if (event === undefined) return query.plan ? <PlanPanel {...{ query, page, wanted }} /> : null
  const { sent, row, isPast } = event
  if (row.seat === null)
    return (
      <Panel label={event.name} query={query} page={page}>
        <Facts event={event} page={page} />
        <p>{row.reason === null ? null : page.t(`deskDiary.cancel.reason.${row.reason}`)}</p>
      </Panel>
    )
  const found = await readOwnersOf(database.db, event.isVisit ? sent.subject : undefined)
  const names = found.map(({ name }) => name)
  const about = { query, page, event, owners: formatList(names, page.locale) }
  if (isPast) return <ReportPanel {...about} />
  const similar = sent.subject === undefined ? [] : similarHomes(page.subjects, sent.subject)
  if (query.do === 'cancel') return <CancelPanel {...about} hasSimilar={similar.length > 0} />
  const office = officeNamed(row.office, page)
  const days = office === undefined ? [] : await bookings.daysOf(office, page)
  return <MovePanel {...about} days={days} busy={busyAt(event, events)} />
}

/** Returns who has another appointment at the time of one. */
function busyAt(event: DiaryEvent, events: readonly DiaryEvent[]): ReadonlySet<string> {
  const others = events.filter(
    (other) => other.row.id !== event.row.id && other.at < event.ends && event.at < other.ends,
  )
  return new Set(others.flatMap(({ row }) => (row.agent === null ? [] : [row.agent])))
}
