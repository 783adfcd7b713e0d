import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { readBooked } from '#service/desk/diary/diary-query.ts'
import { countRows, seenBy, standing } from './seen-requests.ts'

/** Reads everything about a request that a member of staff may see; undefined for any other number. */
export async function readRequest(db: Db, id: number, { staff, today }: Pick<DeskPage, 'staff' | 'today'>) {
  const seen = seenBy(db, staff)
  const whole = seen.selectAll().select((row) => standing(row, today))
  const request = await whole.where('id', '=', id).executeTakeFirst()
  if (request === undefined) return undefined
  const { form, subject, mailbox, phone } = request
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
    booking: await readBooked(db, id, { staff }),
    offer: await db.selectFrom('offer').selectAll().where('submission_id', '=', id).executeTakeFirst(),
    /** The latest other requests of the same mailbox or number. */
    others: await whole
      .where('id', '<>', id)
      .where((row) => row.or([row('mailbox', '=', mailbox), row('phone', '=', phone)]))
      .orderBy('id', 'desc')
      .limit(6)
      .execute(),
    /** All who apply for the same home, in order of arrival. */
    candidates:
      form !== 'rent-application' || subject === null
        ? []
        : await whole.where('form', '=', form).where('subject', '=', subject).orderBy('id').execute(),
    aboutHome: subject === null ? 0 : await countRows(seen.where('subject', '=', subject)),
  }
}

/** A request with all that belongs to it. */
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>
