import { isOpenAt } from '#domain/appointments/open-moments.ts'
import type { Calendar, Moment } from '#domain/appointments/calendar.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { collided, missing, refuse } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readId } from '#service/desk/views/parts.tsx'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { cancelReasons, visitorWishes, visitOutcomes } from '#service/kit/database/booking-table.ts'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { ByStaff } from '#service/requests/bookings/by-staff/change-booking.ts'
import { similarHomes } from '#service/requests/bookings/by-staff/similar-homes.ts'
import type { FoundAppointment } from '#service/requests/bookings/bookings.ts'
import { formatStart, parseSlot, parseStart } from '#service/requests/bookings/slot-value.ts'
import { type BookedRow, diaryHref, type DiaryQuery, readBooked } from './diary-query.ts'

/** What can be done with an appointment, as the last part of its address. */
export const diaryActs = ['confirm', 'wait', 'move', 'cancel', 'agent', 'report'] as const
type DiaryAct = (typeof diaryActs)[number]

/** Does what was posted with an appointment, and returns the address to go to. @throws where nothing is done */
export async function doDiaryAct(
  request: DeskRequest,
  query: DiaryQuery,
  act: DiaryAct,
  { database, bookings }: DeskContext,
): Promise<string> {
  const { c, page, text } = request
  const late = () => collided(page, page.t('deskDiary.collided'))
  const row = (await readBooked(database.db, readId(c.req.param('id') ?? ''), page)) ?? missing()
  const found = (await bookings.find(row.token)) ?? missing()
  if (found.state === 'cancelled' || text('sequence') !== String(row.sequence)) return late()
  if ((found.state === 'past') !== (act === 'report')) refusal(act === 'report' ? 'notYet' : 'isPast', page)
  const {
    log,
    detail = '',
    agent,
    to,
    ...asked
  } = readers[act]({
    ...request,
    row,
    appointment: found.appointment,
  })
  const outcome = { isDone: false }
  const also = async (transaction: DbTransaction): Promise<void> => {
    const set = agent === undefined ? undefined : { agent }
    const changed = await changeRequest(transaction, row.id, { act: log, detail, set }, page)
    if (changed !== 'changed') late()
    outcome.isDone = true
  }
  const by: ByStaff = { ...asked.said, tellsOwners: text('owners') === 'yes', also }
  const after = await asked.change(bookings, by)
  if (!outcome.isDone)
    return act === 'move' && after?.appointment.booking.sequence === row.sequence
      ? refusal('taken', page, isTyped(text) ? 'day' : 'slot')
      : late()
  const week = to === undefined ? query.week : (mondayOf(weekOf(to.on)) ?? query.week)
  const back = diaryHref(page.hrefs, query, act === 'cancel' ? { week } : { week, booking: row.id })
  const note = to === undefined ? '' : unusual(to, found.appointment.office.calendar, page)
  return `${back}&${new URLSearchParams({ did: act, of: String(row.id), note })}`
}

type Change = (bookings: DeskContext['bookings'], by: ByStaff) => Promise<FoundAppointment | undefined | void>
type Asked = Readonly<{
  log: DeskAct
  change: Change
  said?: Pick<ByStaff, 'word' | 'homes'>
  detail?: string
  agent?: string
  /** Where it is moved to. */
  to?: Moment
}>

type Posted = DeskRequest & Readonly<{ row: BookedRow; appointment: FoundAppointment['appointment'] }>

/** Reads what each act is to do. */
const readers: Readonly<Record<DiaryAct, (posted: Posted) => Asked>> = {
  confirm: ({ appointment }) => ({
    log: 'confirm',
    change: (all, by) => all.setStatus(appointment, 'confirmed', by),
  }),
  wait: ({ appointment }) => ({
    log: 'unconfirm',
    change: (all, by) => all.setStatus(appointment, 'waiting', by),
  }),
  move: ({ page, text, row, appointment }) => {
    const typed = isTyped(text)
    const at = typed ? 'day' : 'slot'
    const moment = typed ? parseStart(`${text('day')}T${text('time')}`) : parseSlot(text('slot'))?.moment
    if (moment === undefined || formatStart(moment) === row.starts) return refusal('noMoment', page, at)
    if (!(fromBrussels(moment.on, moment.at) > page.now)) refusal('pastMoment', page, at)
    const slot = { office: row.office, moment }
    const change: Change = (all, by) => all.move(appointment, slot, by)
    return { log: 'move', said: { word: wordIn(text) }, detail: formatStart(moment), to: moment, change }
  },
  cancel: ({ page, text, appointment }) => {
    const { sent } = appointment
    const { words, subjects } = page
    const reason = cancelReasons.find((each) => each === text('reason')) ?? refusal('noReason', page)
    const similar = text('similar') === 'yes' ? similarHomes(subjects, sent.subject ?? '') : []
    const homes = similar.flatMap((name) => words.subject(name, sent.locale) ?? [])
    const change: Change = (all, by) => all.cancel(appointment, { ...by, reason })
    return { log: 'cancel', said: { word: wordIn(text), homes }, change }
  },
  agent: ({ page, text, row, appointment }) => {
    const agent = page.active.find(({ id }) => id === text('who'))
    if (agent === undefined || agent.id === row.agent) return refusal('noAgent', page)
    const change: Change = (all, by) => all.handOver(appointment, by)
    return { log: 'handOver', agent: agent.id, detail: agent.name, change }
  },
  report: ({ page, text, appointment }) => {
    const outcome = visitOutcomes.find((each) => each === text('outcome')) ?? refusal('noOutcome', page)
    const report = text('report').slice(0, 1000)
    if (namesVisitor(report, appointment.sent.answers.lastName)) refusal('namesVisitor', page)
    const wish = visitorWishes.find((each) => each === text('wish'))
    const said = { outcome, text: report === '' ? undefined : report, locale: page.locale, wish }
    return { log: 'report', change: (all, by) => all.report(appointment, said, by) }
  },
}

/** Whether another moment than those of the site is meant. */
function isTyped(text: DeskRequest['text']): boolean {
  return text('day') !== '' || text('time') !== ''
}

/** Returns the words of staff to a visitor. */
function wordIn(text: DeskRequest['text']): string {
  return text('word').slice(0, 2000)
}

/** Whether what an owner reads names who came. */
function namesVisitor(report: string, name: unknown): boolean {
  if (typeof name !== 'string' || name.trim().length < 3) return false
  return report.toLowerCase().includes(name.trim().toLowerCase())
}

/** Returns why the site does not offer a moment; '' for one that it does. */
export function unusual(
  moment: Moment,
  calendar: Calendar | undefined,
  { now, today }: DeskPage,
): 'outside' | 'soon' | 'far' | '' {
  if (calendar === undefined) return ''
  if (!isOpenAt(calendar, moment)) return 'outside'
  if (fromBrussels(moment.on, moment.at) < now + calendar.leadHours * 3_600_000) return 'soon'
  return moment.on > addDays(today, calendar.daysAhead) ? 'far' : ''
}

/** Why something in the diary is not done, and the field that says so; '' where it is about none. */
const problems = {
  isPast: '',
  notYet: '',
  noReason: '',
  planned: '',
  taken: 'slot',
  noMoment: 'slot',
  pastMoment: 'day',
  noAgent: 'who',
  noOutcome: 'outcome',
  namesVisitor: 'report',
  noKind: 'what',
  noTime: 'from',
  wrongEnd: 'until',
  noHome: 'home',
} as const

/** Says why something is not done; `field` says it where another form than usual does. @throws always */
export function refusal(
  problem: keyof typeof problems,
  { t }: Pick<DeskPage, 't'>,
  field: string = problems[problem],
  status: 409 | 422 = 422,
): never {
  return refuse(t(`deskDiary.problem.${problem}`), field || undefined, { status })
}
