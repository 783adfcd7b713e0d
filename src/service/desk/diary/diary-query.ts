import type { Moment } from '#domain/appointments/calendar.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type CancelReason, cancelReasons } from '#service/kit/database/booking-table.ts'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'

/** What the address of the diary asks for. */
export type DiaryQuery = Readonly<{
  office: string
  /** Its Monday. */
  week: PlainDate
  /** Account of the only member of staff who is shown. */
  agent?: string
  /** Number of the request whose appointment is open. */
  booking?: number
  do?: 'cancel'
  reason?: CancelReason
  /** Whether something is planned, and when. */
  plan?: true
  at?: Moment
  /** Number of the request that it is planned for. */
  request?: number
}>

/** Reads the query of an address; what cannot be understood asks for nothing, or for what is shown without. */
export function readDiaryQuery(
  asked: Readonly<Partial<Record<string, string>>>,
  offices: readonly string[],
  { office: own = '', today }: Readonly<{ office?: string; today: PlainDate }>,
): DiaryQuery {
  const { office = '', week = '', agent = '', booking = '', at = '', request = '' } = asked
  const moment = parseStart(at)
  return {
    office: [office, own].find((each) => offices.includes(each)) ?? offices[0] ?? '',
    week: mondayOf(week) ?? mondayOf(weekOf(moment?.on ?? today)) ?? today,
    agent: /^[\w-]{1,64}$/.test(agent) ? agent : undefined,
    booking: numberIn(booking),
    request: numberIn(request),
    do: asked['do'] === 'cancel' ? 'cancel' : undefined,
    reason: cancelReasons.find((each) => each === asked['reason']),
    plan: asked['plan'] === undefined ? undefined : true,
    at: moment,
  }
}

function numberIn(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Returns the query of an address. @example writtenQuery({ office: 'berlare', week: '2026-11-23' }) // '?office=berlare&week=2026-W48' */
export function writtenQuery({ week, at, plan, ...others }: DiaryQuery): string {
  const query = new URLSearchParams({ office: others.office, week: weekOf(week) })
  for (const [name, value] of Object.entries(others)) if (value !== undefined) query.set(name, String(value))
  if (plan) query.set('plan', '')
  if (at !== undefined) query.set('at', formatStart(at))
  return `?${query}`
}

/** Returns the address of the diary in the same week, with what is opened in it. */
export function diaryHref(
  { diary }: Readonly<{ diary: string }>,
  { office, week, agent }: DiaryQuery,
  opened: Omit<Partial<DiaryQuery>, 'office' | 'agent'> = {},
): string {
  return `${diary}${writtenQuery({ office, week, agent, ...opened })}`
}
