import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { FormId } from '#forms/form.ts'
import { shortOf } from '#forms/forms.ts'
import type { DeskPage, Scope } from '#service/desk/desk-page.ts'
import type { RequestState } from '#service/kit/database/desk-tables.ts'
import type { Db, ServiceTables } from '#service/kit/database/tables.ts'
import { phoneDigits } from '#service/kit/search-keys.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'
import { foldWords } from '#text/fold.ts'
import type { RequestQuery } from './request-query.ts'

type Row = ExpressionBuilder<ServiceTables, 'submission'>

const managersOnly = ['job-contact'] as const satisfies readonly FormId[]

/** Returns the condition of requests that a member of staff may see: an agent those of the own office, and the own ones. */
export function maySee(row: Row, { id, role, office }: Staff): Expression<SqlBool> {
  if (role === 'manager') return row.and([])
  const own = row('submission.agent', '=', id)
  const seen = office === undefined ? own : row.or([own, row('submission.office', '=', office)])
  return row.and([seen, row('submission.form', 'not in', managersOnly)])
}

/** The requests that a member of staff may see; those whose sender must confirm a mailbox only once that is done. */
export function seenBy(db: Pick<Db, 'selectFrom'>, staff: Staff) {
  return db
    .selectFrom('submission')
    .where('submission.state', '<>', 'unconfirmed')
    .where((row) => maySee(row, staff))
}

/** Returns how a request stands on a day, and the moment of its appointment as it is now. */
export function standing(row: Row, today: PlainDate) {
  return [stateOn(row, today).as('stands'), plannedAt(row).as('planned')] as const
}

/** Counts the rows that a query finds. */
export async function countRows<Found>(
  query: SelectQueryBuilder<ServiceTables, 'submission', Found>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the condition of requests in a scope that count: the mailbox of the sender was confirmed where it must be. */
export function inScope(row: Row, scope: Scope, staff: Staff): Expression<SqlBool> {
  const chosen =
    scope === 'me' ? row('submission.agent', '=', staff.id) : row('submission.office', '=', scope)
  const counts = row('submission.state', '<>', 'unconfirmed')
  return row.and([counts, maySee(row, staff), ...(scope === 'all' ? [] : [chosen])])
}

/**
 * Returns the moment of a request's appointment as it is now, as its form would say it: `berlare/2026-11-24T14:00`; empty
 * for one that was cancelled, null without one.
 */
export function plannedAt(row: Row) {
  return row
    .selectFrom('booking')
    .whereRef('booking.submission_id', '=', 'submission.id')
    .select(
      sql<string>`case when booking.seat is null then '' else booking.office || '/' || booking.starts end`.as(
        'slot',
      ),
    )
    .limit(1)
}

/** Returns how a request stands on a day: one whose day to come back has come is worked on. */
export function stateOn(row: Row, today: PlainDate) {
  return row
    .case()
    .when(row.and([row('submission.state', '=', 'waiting'), row('submission.wait_until', '<=', today)]))
    .then('open' as const)
    .else(row.ref('submission.state'))
    .end()
}

/** Returns the condition that a request stands in some states on a day; those that are not done are found by their index. */
export function standsIn(row: Row, today: PlainDate, states: readonly RequestState[]): Expression<SqlBool> {
  const stands = row(stateOn(row, today), 'in', states)
  return states.includes('done')
    ? stands
    : row.and([row('submission.state', 'in', ['waiting', ...states]), stands])
}

/** Returns the condition of what an address asks for beside the state. */
export function asked(
  row: Row,
  { form, home, agent, since, mail, q }: RequestQuery,
  { today, subjects }: Pick<DeskPage, 'today' | 'subjects'>,
): Expression<SqlBool> {
  const dead = row
    .selectFrom('outbox')
    .select('outbox.id')
    .whereRef('outbox.submission_id', '=', 'submission.id')
    .where('outbox.state', '=', 'dead')
  const nobody = row('submission.agent', 'is', null)
  const conditions = [
    form && row('submission.form', 'in', [form, ...shortOf(form)]),
    home && row('submission.subject', '=', home),
    agent && (agent === 'none' ? nobody : row('submission.agent', '=', agent)),
    since && row('submission.created_at', '>=', fromBrussels(addDays(today, -Number(since)), '00:00')),
    mail && row.exists(dead),
    q && found(row, q, subjects),
  ]
  return row.and(conditions.filter((each) => typeof each === 'object'))
}

/** Finds a number to call, however it is written, else all of some words in what was answered, or in the home's own. */
function found(row: Row, q: string, subjects: SubjectsFile): Expression<SqlBool> {
  const digits = phoneDigits(q)
  if (digits !== undefined) return row('submission.phone', '=', digits)
  const words = foldWords(q).split(' ')
  const homes = homesNamed(words, subjects)
  return row.or([
    row.and(words.map((word) => row('submission.search_text', 'like', `%${word}%`))),
    ...(homes.length === 0 ? [] : [row('submission.subject', 'in', homes)]),
  ])
}

/** The plain words of the homes of a publication: each search looks through all of them. */
const plainWords = new WeakMap<SubjectsFile, readonly (readonly [name: string, words: string])[]>()

/** Returns the names of the homes that have all of some plain words in their title, place or reference. */
export function homesNamed(words: readonly string[], subjects: SubjectsFile): readonly string[] {
  const plain = ({ title, place, code = '' }: SubjectsFile[string]) =>
    foldWords([title, place, code].join(' '))
  const homes =
    plainWords.get(subjects) ?? Object.entries(subjects).map(([name, home]) => [name, plain(home)] as const)
  plainWords.set(subjects, homes)
  return homes.flatMap(([name, own]) => (words.every((word) => own.includes(word)) ? [name] : []))
}

/** Counts what is to do in a scope, and says since when: by whose it is, by its office and by how it stands. */
export async function readWork(db: Db, scope: Scope, { staff, today }: Pick<DeskPage, 'staff' | 'today'>) {
  const rows = await db
    .selectFrom('submission')
    .select((row) => ['submission.office', 'submission.agent', stateOn(row, today).as('stands')])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('submission.created_at').as('since')])
    .where((row) => inScope(row, scope, staff))
    .where((row) => standsIn(row, today, ['new', 'open']))
    .groupBy(['submission.office', 'submission.agent', 'stands'])
    .execute()
  return rows.map(({ count, since, ...row }) => ({ ...row, count: Number(count), since: Number(since) }))
}

/** What is to do. */
export type Work = Awaited<ReturnType<typeof readWork>>

/** Counts the requests of some rows. */
export function sumOf(work: Work): number {
  return work.reduce((sum, { count }) => sum + count, 0)
}

/** Counts the requests to do in each scope, and the new ones in the shown scope. */
export async function countToDo(
  db: Db,
  scopes: readonly Scope[],
  by: Pick<DeskPage, 'staff' | 'scope' | 'today'>,
) {
  const work = await readWork(db, 'all', by)
  const workIn = (scope: Scope): Work =>
    scope === 'all'
      ? work
      : work.filter(({ office, agent }) => (scope === 'me' ? agent === by.staff.id : office === scope))
  return {
    todo: Object.fromEntries(scopes.map((scope) => [scope, sumOf(workIn(scope))])),
    fresh: sumOf(workIn(by.scope).filter(({ stands }) => stands === 'new')),
  }
}
