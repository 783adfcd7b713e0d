import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { openMinutes } from '#domain/appointments/opening-hours.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { FormId } from '#forms/form.ts'
import type { AnswerTemplate } from '#service/kit/database/settings-tables.ts'
import { groupOf, type FormGroup } from './form-groups.ts'

/** Days on which an office is closed, both ends inclusive, and why: `Kerstverlof`, or ''. */
export type ClosedDays = Readonly<{ first: PlainDate; last: PlainDate; what?: string }>

/** When somebody is warned of a request that nobody touched: after hours in which the office is open. */
export type AnswerTerm = Readonly<{ hours: number; tells: 'agent' | 'agentAndManager' }>

/** Who receives the forms of an office, and how it answers them. */
export type Routing = Readonly<{
  /** Account of the member of staff, or nobody but the office; absent as the product does it. */
  receivers: Readonly<Partial<Record<FormGroup, string>>>
  answerTerm: AnswerTerm
  /** Whether a visit counts only once staff confirmed it. */
  confirmsByHand: boolean
}>

/** The receiver that is nobody but the office. */
export const officeAlone = 'office'

/** What is set of an office at the desk; absent what the site says. */
export type OfficeSettings = Readonly<{
  hours?: Omit<Calendar, 'closed'>
  closed?: readonly ClosedDays[]
  routing?: Routing
}>

/** A member of staff as a receiver of forms. */
export type StaffReceiver = Readonly<{ account: string; name: string; email: string }>

/** All that is set at the desk. */
export type DeskSettings = Readonly<{
  offices: Readonly<Record<string, OfficeSettings>>
  /** Those who may receive forms, and the managers among them, those of an office first. */
  staff: readonly (StaffReceiver & Readonly<{ office: string | null; isManager: boolean }>)[]
  templates: readonly AnswerTemplate[]
}>

/** What counts where nothing is set. */
export const nothingSet: DeskSettings = { offices: {}, staff: [], templates: [] }

/** How an office answers where nothing is set: a day's hours, and a manager hears it too. */
export const usualRouting: Routing = {
  receivers: {},
  answerTerm: { hours: 8, tells: 'agentAndManager' },
  confirmsByHand: false,
}

/** An office, with what was set of it at the desk. */
export type SetOffice = OfficeRecipient &
  Readonly<{
    /** What the site says, whatever is set. */
    ownCalendar?: Calendar
    set?: OfficeSettings
    /** Returns who receives a form; undefined as the product does it. */
    receives?: (form: FormId) => StaffReceiver | typeof officeAlone | undefined
  }>

/** The agency and its offices, with what was set at the desk. */
export type SetRecipients = Omit<Recipients, 'offices'> & Readonly<{ offices: readonly SetOffice[] }>

/** Returns what the site says of its offices, with what was set at the desk over it. */
export function withSettings(recipients: Recipients, settings: DeskSettings): SetRecipients {
  return { ...recipients, offices: recipients.offices.map((office) => withSet(office, settings)) }
}

function withSet(office: OfficeRecipient, { offices, staff }: DeskSettings): SetOffice {
  const set = offices[office.id] ?? {}
  const managers = staff.filter(({ isManager }) => isManager)
  const manager = managerOf(managers, office.id)
  return {
    ...office,
    calendar: calendarOf(office.calendar, set),
    ownCalendar: office.calendar,
    set,
    receives: (form) => {
      const group = groupOf(form)
      const chosen = set.routing?.receivers[group]
      if (chosen === officeAlone && group !== 'job') return officeAlone
      const able = group === 'job' ? managers : staff
      // Applications are for managers' eyes.
      return able.find(({ account }) => account === chosen) ?? (group === 'job' ? manager : undefined)
    },
  }
}

/** Returns the manager who answers for an office: its own, else one of all offices, else any. */
export function managerOf<Manager extends Readonly<{ office: string | null }>>(
  managers: readonly Manager[],
  office: string | null,
): Manager | undefined {
  return (
    managers.find((one) => one.office === office) ??
    managers.find((one) => one.office === null) ??
    managers[0]
  )
}

/** Returns the calendar that counts: hours and closed days are each the site's until they are set. */
export function calendarOf(
  own: Calendar | undefined,
  { hours, closed }: OfficeSettings,
): Calendar | undefined {
  const open = hours ?? own
  return open && { ...open, closed: closed ?? own?.closed ?? [] }
}

/** Returns the days on which an office is closed: those that are set, else those of the site. */
export function closedOf({ set, ownCalendar }: SetOffice): readonly ClosedDays[] {
  return set?.closed ?? ownCalendar?.closed ?? []
}

/** Returns when somebody is warned of a request of an office that nobody touched; `office` is null where it has none. */
export function answerTermOf({ offices }: SetRecipients, office: string | null | undefined): AnswerTerm {
  return (offices.find(({ id }) => id === office)?.set?.routing ?? usualRouting).answerTerm
}

/** Milliseconds after which a request waits too long, whatever the hours of its office: a month. */
const longest = 30 * 24 * 60 * 60_000

/** Whether a request that came at a moment waits longer by `now` than its office says, in the hours in which it is open. */
export function isPastTerm(
  recipients: SetRecipients,
  { office, at }: Readonly<{ office?: string | null; at: number }>,
  now: number,
): boolean {
  const opening = recipients.offices.find(({ id }) => id === office) ?? {}
  return now - at > longest || openMinutes(opening, at, now) > answerTermOf(recipients, office).hours * 60
}

/** Whether the visits of an office count only once staff confirmed them. */
export function confirmsByHand({ offices }: SetRecipients, office: string | null | undefined): boolean {
  return (offices.find(({ id }) => id === office)?.set?.routing ?? usualRouting).confirmsByHand
}
