import type { Database } from '#service/kit/database/open-database.ts'
import type { OutboxRow } from '#service/kit/database/tables.ts'
import { maxAttempts } from './retry-plan.ts'

/** What is delivered by itself: mails in any order, reports of owners, which take long, and events of the CRM one after the other. */
export type Queue = 'mails' | 'reports' | 'crm'

/** Milliseconds that a worker has for a message; another one takes it afterwards. Longer than all timeouts together. */
export const leaseTime = 300_000

/**
 * Takes up to `limit` messages that are due: no other worker gets them until the lease expires. Of the events of the CRM
 * it is the oldest that still waits, so that each comes after those before it.
 */
export async function claimDue(
  { db, engine }: Database,
  queue: Queue,
  limit: number,
  now: number,
): Promise<readonly OutboxRow[]> {
  const oldestEvent = db
    .selectFrom('outbox as event')
    .select((row) => row.fn.min('event.id').as('id'))
    .where('event.kind', '=', 'crm')
    .where('event.state', '=', 'waiting')
  return await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .$if(queue === 'mails', (rows) => rows.where('kind', 'not in', ['crm', 'report']))
        .$if(queue === 'reports', (rows) => rows.where('kind', '=', 'report'))
        .$if(queue === 'crm', (rows) => rows.where('id', '=', oldestEvent))
        .where((is) =>
          is.or([
            is('lease_until', 'is', null),
            is('lease_until', '<=', now),
            // From before the clock was set back; those of other machines are a little ahead at most.
            is('lease_until', '>', now + 2 * leaseTime),
          ]),
        )
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

/** Gives up messages whose last try never ended: sending them may be what ended the process. */
export async function buryInterrupted({ db }: Database, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dead', lease_until: null, last_error: 'the service stopped while it sent this' })
    .where('state', '=', 'waiting')
    .where('lease_until', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .execute()
}
