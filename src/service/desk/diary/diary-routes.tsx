import type { Hono } from 'hono'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { type FoundRequest, readRequest } from '#service/desk/requests/read-request.ts'
import { newsOf } from '#service/desk/requests/request-words.ts'
import { officeNamed, sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { diaryActs, doDiaryAct } from './diary-acts.ts'
import { DiaryPage, officesOf, titleOf } from './diary-page.tsx'
import { type DiaryQuery, readDiaryQuery } from './diary-query.ts'
import { doPlan, doUnblock } from './do-plan.ts'
import { type DiaryEvent, eventOf } from './event.tsx'
import { PlanPanel, type Wanted } from './plan-panel.tsx'
import { readBooked, readWeek } from './read-diary.ts'
import type { Person } from './week.tsx'
import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import { readOwnersOf } from '#service/requests/bookings/by-staff/owner-mail.ts'
import { similarHomes } from '#service/requests/bookings/by-staff/similar-homes.ts'
import { CancelPanel, ReportPanel } from './end-panels.tsx'
import { MovePanel } from './move-panel.tsx'
import { Facts, Panel, type PanelProps } from './panel.tsx'

/** Adds the diary, and what is done with the appointments in it. */
export function addDiaryRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const show = (request: DeskRequest) => showDiary(request, context)
  get('diary', show)
  post('diary/plan', (request) => doPlan(request, queryOf(request), context), show)
  post('diary/unblock', (request) => doUnblock(request, queryOf(request), context), show)
  post(
    'diary/:id/:act',
    async (request) => {
      const act = diaryActs.find((each) => each === request.c.req.param('act'))
      return act && (await doDiaryAct(request, queryOf(request), act, context))
    },
    show,
  )
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

/** Reads what an address asks for, at its office and in its week; undefined for what this member of staff may not see. */
async function readAsked(request: DeskRequest, { database: { db } }: DeskContext) {
  const { page } = request
  const offices = officesOf(page).map(({ id }) => id)
  const { office = '', week } = askedOf(request)
  if (office !== '' && !offices.includes(office)) return undefined
  const query = queryOf(request)
  const row = query.booking === undefined ? undefined : await readBooked(db, query.booking, page)
  const wish = query.request === undefined ? undefined : await readRequest(db, query.request, page)
  const isMissing = (query.booking !== undefined && !row) || (query.request !== undefined && !wish)
  if (isMissing) return undefined
  const event = row && eventOf(row, page)
  const own = row?.office ?? wish?.request.office
  // A link to an appointment shows it where it is.
  const place = office === '' ? offices.find((id) => id === own) : undefined
  const monday = week === undefined && event !== undefined ? mondayOf(weekOf(event.moment.on)) : undefined
  const shown: DiaryQuery = { ...query, week: monday ?? query.week, office: place ?? query.office }
  return { query: shown, event, wanted: wish && wantedOf(wish, page) }
}

async function showDiary(request: DeskRequest, context: DeskContext): Promise<Shown | undefined> {
  const { page, c } = request
  const { db } = context.database
  const asked = await readAsked(request, context)
  if (asked === undefined) return undefined
  const { query, event, wanted } = asked
  const read = await readWeek(db, query, page)
  const all = read.booked.map((booked) => eventOf(booked, page))
  const events = all.filter(({ row: { agent } }) => query.agent === undefined || agent === query.agent)
  const having = [...all.map((one) => one.row.agent), ...read.blocks.map(({ agent }) => agent)]
  const people = peopleOf(having, query, page)
  const panel = await openedPanel({ event, events: all, wanted, query, page, context })
  const shown = {
    query,
    events,
    taken: read.taken,
    blocks: read.blocks,
    people: people.filter(({ id }) => query.agent === undefined || id === query.agent),
    calendar: officeNamed(query.office, page)?.calendar,
  }
  const title = titleOf(query, page)
  return {
    view: 'diary',
    title,
    done: c.req.method === 'GET' ? doneOf(request) : undefined,
    body: (
      <DiaryPage title={title} shown={shown} people={people} page={page}>
        {panel}
      </DiaryPage>
    ),
  }
}

function wantedOf({ request }: FoundRequest, page: DeskPage): Wanted {
  const sent = sentOf(storedOf(request), page)
  const news = newsOf(sent, page.locale, page.now, request.planned === '')
  return { id: request.id, name: visitorName(sent.answers), news }
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

/** Returns what was done last, and what is unusual about the moment that was chosen. */
function doneOf({ c, page: { t } }: DeskRequest) {
  const { did, note } = c.req.query()
  const deed = [...diaryActs, 'plan' as const, 'block' as const, 'unblock' as const].find(
    (each) => each === did,
  )
  if (deed === undefined) return undefined
  const remark = (['outside', 'soon', 'far'] as const).find((each) => each === note)
  const parts = [t(`deskDiary.did.${deed}`), remark === undefined ? '' : t(`deskDiary.unusual.${remark}`)]
  return { text: parts.join(' ').trim() }
}

type Opened = Pick<PanelProps, 'query' | 'page'> &
  Readonly<{
    event?: DiaryEvent
    events: readonly DiaryEvent[]
    /** The request that something is planned for. */
    wanted?: Wanted
    context: DeskContext
  }>

/** Returns what is open above the week: an appointment and what can be done with it, or the form that plans one. */
async function openedPanel({ event, events, wanted, context, ...props }: Opened): Promise<ReactNode> {
  const { query, page } = props
  if (event === undefined) return query.plan ? <PlanPanel {...props} wanted={wanted} /> : null
  const { sent, row, isPast } = event
  if (row.seat === null)
    return (
      <Panel label={event.name} query={query} page={page}>
        <Facts event={event} page={page} />
        <p>{row.reason === null ? null : page.t(`deskDiary.cancel.reason.${row.reason}`)}</p>
      </Panel>
    )
  const found = await readOwnersOf(context.database.db, event.isVisit ? sent.subject : undefined)
  const owners = formatList(
    found.map(({ name }) => name),
    page.locale,
  )
  const about = { ...props, event, owners }
  if (isPast) return <ReportPanel {...about} />
  if (query.do === 'cancel')
    return (
      <CancelPanel
        {...about}
        hasSimilar={sent.subject !== undefined && similarHomes(page.subjects, sent.subject).length > 0}
      />
    )
  const office = officeNamed(row.office, page)
  const days = office === undefined ? [] : await context.bookings.daysOf(office, page)
  return <MovePanel {...about} days={days} busy={busyAt(event, events)} />
}

/** Returns who has another appointment at the time of one. */
function busyAt(event: DiaryEvent, events: readonly DiaryEvent[]): ReadonlySet<string> {
  const others = events.filter(
    (other) => other.row.id !== event.row.id && other.at < event.ends && event.at < other.ends,
  )
  return new Set(others.flatMap(({ row }) => (row.agent === null ? [] : [row.agent])))
}
