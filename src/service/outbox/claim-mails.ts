import type { Database } from '#service/database/open-database.ts'
import type { OutboxRow } from '#service/database/tables.ts'
import { maxAttempts } from './retry-plan.ts'

/** Milliseconds that a worker has for a mail; another one takes it afterwards. Longer than all timeouts of SMTP together. */
export const leaseTime = 300_000

/** Takes up to `limit` mails that are due: no other worker gets them until the lease expires. */
export async function claimMails(
  { db, engine }: Database,
  limit: number,
  now: number,
): Promise<readonly OutboxRow[]> {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        // SQLite has one writer at a time anyway.
        .$if(engine === 'postgres', (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((row) => ({ lease_until: now + leaseTime, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute()
}

/** Gives up mails whose last try never ended: sending them may be what ended the process. */
export async function buryInterrupted({ db }: Database, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dead', lease_until: null, last_error: 'the service stopped while it sent this mail' })
    .where('state', '=', 'waiting')
    .where('lease_until', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .execute()
}
