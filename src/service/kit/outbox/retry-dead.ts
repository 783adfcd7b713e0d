import type { Database } from '#service/kit/database/open-database.ts'

/** Puts the dead mails and events of a submission back, with all tries ahead of them; returns how many there were. */
export async function retryDead({ db }: Database, submissionId: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now, lease_until: null })
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
