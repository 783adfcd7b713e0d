import type { Kysely } from 'kysely'
import type { PlainDate } from '#domain/values/measure.ts'
import type { StoredRequest } from '#service/kit/database/desk-tables.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'
import { maySee, plannedAt, stateOn } from './seen-requests.ts'

/** Reads everything about a request that a member of staff may see; undefined for any other number. */
export async function readRequest(
  db: Kysely<ServiceTables>,
  id: number,
  { staff, today }: Readonly<{ staff: Staff; today: PlainDate }>,
) {
  const request = await db
    .selectFrom('submission')
    .selectAll()
    .select((row) => [stateOn(row, today).as('stands'), plannedAt(row).as('planned')])
    .where('id', '=', id)
    .where('state', '<>', 'unconfirmed')
    .where((row) => maySee(row, staff))
    .executeTakeFirst()
  if (request === undefined) return undefined
  const mails = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'state', 'attempts', 'next_at', 'last_error'])
    .where('submission_id', '=', id)
    .orderBy('id')
  const files = db
    .selectFrom('upload')
    .select((row) => ['id', 'name', 'media_type', row.fn<number>('length', ['content']).as('bytes')])
    .where('submission_id', '=', id)
    .orderBy('id')
  const notes = db.selectFrom('note').selectAll().where('submission_id', '=', id).orderBy('id')
  const acts = db.selectFrom('desk_log').selectAll().where('request', '=', id).orderBy('id')
  return {
    request,
    mails: await mails.execute(),
    files: await files.execute(),
    notes: await notes.execute(),
    acts: await acts.execute(),
    booking: await db
      .selectFrom('booking')
      .select(['office', 'starts', 'seat'])
      .where('submission_id', '=', id)
      .executeTakeFirst(),
    offer: await db.selectFrom('offer').selectAll().where('submission_id', '=', id).executeTakeFirst(),
    others: await readOthers(db, request, staff, today),
    aboutHome: request.subject === null ? 0 : await countAbout(db, request.subject, staff),
  }
}

/** A request with all that belongs to it. */
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** The latest other requests of the same mailbox or number. */
async function readOthers(
  db: Kysely<ServiceTables>,
  { id, mailbox, phone }: StoredRequest,
  staff: Staff,
  today: PlainDate,
) {
  return await db
    .selectFrom('submission')
    .selectAll()
    .select((row) => [stateOn(row, today).as('stands'), plannedAt(row).as('planned')])
    .where('id', '<>', id)
    .where('state', '<>', 'unconfirmed')
    .where((row) => row.or([row('mailbox', '=', mailbox), row('phone', '=', phone)]))
    .where((row) => maySee(row, staff))
    .orderBy('id', 'desc')
    .limit(6)
    .execute()
}

async function countAbout(db: Kysely<ServiceTables>, subject: string, staff: Staff): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('state', '<>', 'unconfirmed')
    .where((row) => maySee(row, staff))
    .executeTakeFirstOrThrow()
  return Number(count)
}
