import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/database/open-database.ts'

/** A mail that will not be tried again, unless it is put back. */
export type DeadMail = Readonly<{
  id: number
  submissionId: number
  form: FormId
  recipient: string
  attempts: number
  error: string
  /** When its form was sent, in milliseconds since 1970. */
  createdAt: number
}>

/** Returns the dead mails, oldest first. */
export async function listDead({ db }: Database): Promise<readonly DeadMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submission', 'submission.id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.submission_id',
      'submission.form',
      'outbox.recipient',
      'outbox.attempts',
      'outbox.last_error',
      'submission.created_at',
    ])
    .where('outbox.state', '=', 'dead')
    .orderBy('outbox.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    form: row.form,
    recipient: row.recipient,
    attempts: row.attempts,
    error: row.last_error ?? '',
    createdAt: row.created_at,
  }))
}

/** Puts the dead mails of a submission back, with all tries ahead of them; returns how many there were. */
export async function retryDead({ db }: Database, submissionId: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now, lease_until: null })
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
