import { addDays, isPlainDate } from '#domain/values/plain-date.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { UpdateObject } from 'kysely'
import type { DeskAct, NoteKind } from '#service/kit/database/desk-tables.ts'
import type { Db, DbTransaction, ServiceTables } from '#service/kit/database/tables.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { countAgent, countAnswer } from '#service/requests/counts/count-requests.ts'
import { seenBy } from './seen-requests.ts'

/** Acts on one request, as the last part of their address. */
export const requestActs = [
  'take',
  'assign',
  'wait',
  'done',
  'put-back',
  'note',
  'called',
  'no-answer',
  'retry',
] as const
export type RequestAct = (typeof requestActs)[number]

/** Days that a request waits at most. */
export const longestWait = 90

const maxNote = 2000

/** Why an act is not done, and the field that says so. */
export const actProblems = {
  noAgent: 'agent',
  noDay: 'until',
  pastDay: 'until',
  farDay: 'until',
  emptyNote: 'note',
  longNote: 'note',
} as const

/** Returns what an act changes, read from what was posted, or why it cannot be done. */
export function readAct(
  act: RequestAct,
  text: (name: string) => string,
  { colleagues, staff, today }: Pick<DeskPage, 'colleagues' | 'staff' | 'today'>,
): Change | keyof typeof actProblems {
  switch (act) {
    case 'take':
      return { act, set: { agent: staff.id } }
    case 'assign': {
      const agent = colleagues.find(({ id, isActive }) => isActive && id === text('agent'))
      return agent === undefined ? 'noAgent' : { act, set: { agent: agent.id }, detail: agent.name }
    }
    case 'wait': {
      const until = text('until')
      if (!isPlainDate(until)) return 'noDay'
      if (until <= today) return 'pastDay'
      if (until > addDays(today, longestWait)) return 'farDay'
      return { act, set: { state: 'waiting', wait_until: until }, detail: until }
    }
    case 'done':
      return { act, set: { state: 'done', wait_until: null } }
    case 'put-back':
      return { act: 'putBack', set: { state: 'open', wait_until: null } }
    case 'retry':
      return { act }
    case 'note': {
      const note = text('note')
      if (note === '') return 'emptyNote'
      return note.length > maxNote ? 'longNote' : { act, note: { kind: 'note', text: note } }
    }
    case 'called':
    case 'no-answer': {
      const kind = act === 'called' ? 'called' : 'noAnswer'
      const note = { kind, text: text('note').slice(0, maxNote) } as const
      return { act: 'call', isAnswer: true, note, detail: kind }
    }
  }
}

/** A change of a request: what is stored, and the line of the log. */
export type Change = Readonly<{
  act: DeskAct
  /** The version that was seen; absent for an act on many, which may follow any. */
  version?: number
  set?: UpdateObject<ServiceTables, 'submission'>
  /** A note, or a call. */
  note?: Readonly<{ kind: NoteKind; text: string }>
  detail?: string
  /** Whether the sender was answered, or called. */
  isAnswer?: true
}>

/** How a change ended: a colleague may have been first, or the request is not there for this member of staff. */
export type Changed = 'changed' | 'collided' | 'missing'

/** Who changes something, and when; `hasCrm` says whether a CRM is told. */
type By = Pick<DeskPage, 'staff' | 'now' | 'hasCrm'> & Readonly<{ words: Pick<SiteWords, 'recipients'> }>

/**
 * Changes a request that a member of staff may see, and logs who did what. A new one that is touched is worked on. Nothing
 * is stored when a colleague changed it after it was shown.
 */
export async function changeRequest(
  transaction: DbTransaction,
  id: number,
  { act, version, set, note, detail = '', isAnswer }: Change,
  { staff, now, words, hasCrm }: By,
): Promise<Changed> {
  const seen = await seenBy(transaction, staff)
    .select(['state', 'version', 'office', 'created_at', 'first_answer_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (seen === undefined) return 'missing'
  if (version !== undefined && version !== seen.version) return 'collided'
  const isFirst = isAnswer === true && seen.first_answer_at === null
  const { numUpdatedRows } = await transaction
    .updateTable('submission')
    .set({
      ...(seen.state === 'new' ? { state: 'open' } : {}),
      ...(isFirst ? { first_answer_at: now } : {}),
      ...set,
      version: seen.version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', seen.version)
    .executeTakeFirst()
  // Two at once: PostgreSQL lets one of them through.
  if (numUpdatedRows === 0n) return 'collided'
  if (isFirst) await countAnswer(transaction, { id, ...seen, now }, words)
  await countAgent(transaction, id)
  if (note !== undefined)
    await transaction
      .insertInto('note')
      .values({ submission_id: id, author: staff.name, at: now, ...note })
      .execute()
  if (hasCrm && typeof set?.agent === 'string') await tellCrm(transaction, id, set.agent, now)
  await logAct(transaction, { act, id, detail }, { staff, now })
  return 'changed'
}

/** Stores the event that says whose a request is, by an account. */
export async function tellCrm(
  transaction: DbTransaction,
  request: number,
  account: string,
  now: number,
): Promise<void> {
  const agent = await transaction
    .selectFrom('owner')
    .select(['name', 'email'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const timestamp = new Date(now).toISOString()
  await queueEvent(transaction, { type: 'request.assigned', timestamp, data: { request, agent } }, now)
}

/** Logs what a member of staff did with a request, or for it; no `id` for what is of no request. */
export async function logAct(
  db: Db,
  { act, id, detail }: Readonly<{ act: DeskAct; id?: number | null; detail: string }>,
  { staff, now }: Pick<DeskPage, 'staff' | 'now'>,
): Promise<void> {
  await db
    .insertInto('desk_log')
    .values({ at: now, staff: staff.id, name: staff.name, act, request: id ?? null, detail })
    .execute()
}
