import type { Transaction } from 'kysely'
import { isOpenAt } from '#domain/appointments/open-moments.ts'
import type { Calendar, Moment } from '#domain/appointments/calendar.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { collided, refuse } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { readId } from '#service/desk/views/read-number.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { cancelReasons, visitorWishes, visitOutcomes } from '#service/kit/database/booking-table.ts'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { ByStaff } from '#service/requests/bookings/by-staff/change-booking.ts'
import { similarHomes } from '#service/requests/bookings/by-staff/similar-homes.ts'
import type { FoundAppointment } from '#service/requests/bookings/bookings.ts'
import { formatStart, parseSlot, parseStart } from '#service/requests/bookings/slot-value.ts'
import { diaryHref, type DiaryQuery } from './diary-query.ts'
import { type BookedRow, readBooked } from './read-diary.ts'

/** What can be done with an appointment, as the last part of its address. */
export const diaryActs = ['confirm', 'wait', 'move', 'cancel', 'agent', 'report'] as const
type DiaryAct = (typeof diaryActs)[number]

/** A colleague was first. */
class CollidedError extends Error {
  override name = 'CollidedError'
}

/**
 * Does what was posted with an appointment. Returns the address to go to, or why nothing was done; undefined where there is
 * no such appointment for this member of staff.
 */
export async function doDiaryAct(
  request: DeskRequest,
  query: DiaryQuery,
  act: DiaryAct,
  { database, bookings }: DeskContext,
): Promise<string | Refusal | undefined> {
  const { c, page, text } = request
  const { t, hrefs } = page
  const row = await readBooked(database.db, readId(c.req.param('id') ?? ''), page)
  const found = row && (await bookings.find(row.token))
  if (row === undefined || found === undefined) return undefined
  const late = collided(page, t('deskDiary.collided'))
  if (found.state === 'cancelled' || text('sequence') !== String(row.sequence)) return late
  if ((found.state === 'past') !== (act === 'report'))
    return refusal(act === 'report' ? 'notYet' : 'isPast', page)
  const asked = readers[act]({ ...request, row, appointment: found.appointment })
  if ('status' in asked) return asked
  const outcome = { isDone: false }
  const also = async (transaction: Transaction<ServiceTables>): Promise<void> => {
    const { log, detail = '', agent } = asked
    const set = agent === undefined ? undefined : { agent }
    const changed = await changeRequest(transaction, row.id, { act: log, detail, set }, page)
    if (changed !== 'changed') throw new CollidedError()
    outcome.isDone = true
  }
  const by: ByStaff = { ...asked.said, tellsOwners: text('owners') === 'yes', also }
  const after = await asked.change(bookings, by).catch((error: unknown) => {
    if (!(error instanceof CollidedError)) throw error
    outcome.isDone = false
  })
  if (!outcome.isDone)
    return act === 'move' && after?.appointment.booking.sequence === row.sequence
      ? refusal('taken', page, isTyped(text) ? 'day' : 'slot')
      : late
  const on = asked.to?.on
  const week = on === undefined ? query.week : (mondayOf(weekOf(on)) ?? query.week)
  const back = diaryHref(hrefs, query, act === 'cancel' ? { week } : { week, booking: row.id })
  const note = asked.to === undefined ? '' : unusual(asked.to, found.appointment.office.calendar, page)
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
const readers: Readonly<Record<DiaryAct, (posted: Posted) => Asked | Refusal>> = {
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
    const moment = typed ? parseStart(`${text('day')}T${text('time')}`) : parseSlot(text('slot'))?.moment
    if (moment === undefined || formatStart(moment) === row.starts)
      return refusal('noMoment', page, typed ? 'day' : 'slot')
    const isToCome = fromBrussels(moment.on, moment.at) > page.now
    if (!isToCome) return refusal('pastMoment', page, typed ? 'day' : 'slot')
    const slot = { office: row.office, moment }
    const change: Change = (all, by) => all.move(appointment, slot, by)
    return { log: 'move', said: { word: wordIn(text) }, detail: formatStart(moment), to: moment, change }
  },
  cancel: ({ page: { words, subjects, ...page }, text, appointment }) => {
    const { sent } = appointment
    const reason = cancelReasons.find((each) => each === text('reason'))
    if (reason === undefined) return refusal('noReason', page)
    const similar = text('similar') === 'yes' ? similarHomes(subjects, sent.subject ?? '') : []
    const homes = similar.flatMap((name) => words.subject(name, sent.locale) ?? [])
    const change: Change = (all, by) => all.cancel(appointment, { ...by, reason })
    return { log: 'cancel', said: { word: wordIn(text), homes }, change }
  },
  agent: ({ page, text, row, appointment }) => {
    const agent = page.colleagues.find(({ id, isActive }) => isActive && id === text('who'))
    if (agent === undefined || agent.id === row.agent) return refusal('noAgent', page)
    const change: Change = (all, by) => all.handOver(appointment, by)
    return { log: 'handOver', agent: agent.id, detail: agent.name, change }
  },
  report: ({ page, text, appointment }) => {
    const outcome = visitOutcomes.find((each) => each === text('outcome'))
    if (outcome === undefined) return refusal('noOutcome', page)
    const report = text('report').slice(0, 1000)
    if (namesVisitor(report, appointment.sent.answers.lastName)) return refusal('namesVisitor', page)
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

/** Returns why something is not done; `field` says it where another form than usual does. */
export function refusal(
  problem: keyof typeof problems,
  { t }: Pick<DeskPage, 't'>,
  field: string = problems[problem],
): Refusal {
  return refuse(t(`deskDiary.problem.${problem}`), field || undefined)
}
