import type { Generated, Selectable } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { FormId } from '#forms/form.ts'
import type { VisitOutcome } from './booking-table.ts'

/** The tables of what visitors ask for, and of what staff do with it. */
export type DeskTables = {
  staff: StaffTable
  submission: SubmissionTable
  request_count: RequestCountTable
  note: NoteTable
  desk_log: DeskLogTable
}

/** What staff may do: managers everything, agents what concerns their office and themselves. */
export const staffRoles = ['agent', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Those who work for the agency; each has an account. */
type StaffTable = {
  account: string
  role: StaffRole
  /** ID of the office; null for somebody who works for all. */
  office: string | null
  /** 1 for those who may sign in. */
  active: number
  invited_at: number
  /** 1 for those who get a mail in the morning about the day. */
  wants_morning: Generated<number>
  /** Day of which they were last told, or that brought nothing. */
  morning_on: PlainDate | null
}

/**
 * How a request stands: one whose mailbox must be confirmed first, one that nobody touched, one that somebody works on, one
 * that is hidden until a day, one that is done.
 */
export const requestStates = ['unconfirmed', 'new', 'open', 'waiting', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Forms that were sent. */
type SubmissionTable = {
  id: Generated<number>
  form: FormId
  lang: Locale
  /** What it is about, such as the ID of a property. */
  subject: string | null
  /** The answers as JSON. */
  payload: string
  state: RequestState
  /** Chosen by the page that posts: a form that is posted twice has it twice. */
  dedupe_key: string
  created_at: number
  /** ID of the office that it is for; null where the agency has none. */
  office: string | null
  /** Account of the member of staff who answers it; null for nobody. */
  agent: string | null
  /** Day on which one that waits comes back. */
  wait_until: PlainDate | null
  /** When its sender was first answered or called. */
  first_answer_at: number | null
  /** How often staff changed it: a change of an older version is refused. */
  version: Generated<number>
  /** When its agent was reminded that nobody touched it. */
  reminded_at: number | null
  /** The sender's mailbox, as mailboxes are compared. */
  mailbox: string | null
  /** The sender's telephone number, in its international digits. */
  phone: string | null
  /** All that was answered, as plain words. */
  search_text: Generated<string>
  /** What the link said with which its sender came: `utm_source=nieuwsbrief&utm_campaign=nov`; null where it said nothing. */
  campaign: string | null
  /** What its home was let for when it was sent, in cents a month; null for other homes, and where it was not known. */
  rent: number | null
}

/** Where a request came from, by what the link said; `direct` without, and from search engines. */
export const requestSources = ['portals', 'direct', 'mail', 'social', 'other'] as const
export type RequestSource = (typeof requestSources)[number]

/** What came of a visit: it is planned, or how it went. */
export type CountedVisit = 'planned' | VisitOutcome

/** How a home left the market. */
export type HomeEnd = 'sold' | 'rented'

/** A row for each request that counted. It holds no person, and stays when the request is deleted. */
type RequestCountTable = {
  id: Generated<number>
  /** The request while it is stored. */
  submission_id: number | null
  /** Day in Belgium on which it was sent. */
  day: PlainDate
  form: FormId
  /** ID of the office that it was for. */
  office: string | null
  /** Account of the member of staff whose it was at last. */
  agent: string | null
  /** Name of the home that it was about. */
  subject: string | null
  source: RequestSource
  /** Name of the campaign that the link said. */
  campaign: string | null
  /** Minutes until the first answer during which the office was open; null while there is none. */
  answer_minutes: number | null
  /** What came of the visit that it asked for; `been` for an offer of somebody who came to see the home before; null for others. */
  visit: CountedVisit | null
  /** How the home of a visit left the market, as the site said at last; null while it is on offer. */
  ended: HomeEnd | null
}

/** What staff wrote down about a request, for colleagues. */
export const noteKinds = ['note', 'called', 'noAnswer', 'answer'] as const
export type NoteKind = (typeof noteKinds)[number]

/** Notes and calls. */
type NoteTable = {
  id: Generated<number>
  submission_id: number
  kind: NoteKind
  /** Name of the member of staff, as it was. */
  author: string
  /** What was noted beside a call, often ''; what was mailed, for an answer. */
  text: string
  at: number
}

/** What staff do: each is a line of the log. */
export const deskActs = [
  'take',
  'assign',
  'wait',
  'done',
  'putBack',
  'note',
  'call',
  'answer',
  'retry',
  'erase',
  'confirm',
  'unconfirm',
  'move',
  'cancel',
  'handOver',
  'report',
  'plan',
  'block',
  'unblock',
  'calendar',
  'noteCall',
  'release',
  'withdraw',
  'accept',
  'decline',
  'reopen',
  'export',
  'erasePerson',
  'inviteOwner',
  'stop',
  'publish',
  'takeBack',
  'hours',
  'closedDays',
  'routing',
  'template',
  'invite',
  'role',
  'deactivate',
  'secondStep',
] as const
export type DeskAct = (typeof deskActs)[number]

/** Every act of staff, with name and hour; no visitor is named. */
type DeskLogTable = {
  id: Generated<number>
  at: number
  /** Account, which may be gone. */
  staff: string
  /** Name of the member of staff, as it was. */
  name: string
  act: DeskAct
  /** Number of the request, which may be gone. */
  request: number | null
  /** To whom, until when: `Noor`, `2026-11-26`; '' for acts without. */
  detail: string
}

/** A form that was sent, as it is stored. */
export type StoredRequest = Selectable<SubmissionTable>
