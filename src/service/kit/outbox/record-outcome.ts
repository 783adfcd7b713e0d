import type { Database } from '#service/kit/database/open-database.ts'
import type { OutboxRow } from '#service/kit/database/tables.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { RefusedError } from './refused-error.ts'
import { maxAttempts, waitAfter } from './retry-plan.ts'

/**
 * Records when a message was sent, also when its lease has expired meanwhile. A mail to an owner is forgotten: the link in it
 * is a key to an account.
 */
export async function recordSent(
  { transact }: Database,
  { id, kind }: OutboxRow,
  now: number,
): Promise<void> {
  await transact(async (transaction) => {
    if (kind === 'owner') await transaction.deleteFrom('outbox').where('id', '=', id).execute()
    else
      await transaction
        .updateTable('outbox')
        .set({ state: 'sent', next_at: now, lease_until: null, last_error: null })
        .where('id', '=', id)
        .execute()
  })
}

/** Records that a message was not sent, and when to try again; returns whether it is dead. */
export async function recordFailure(
  { db }: Database,
  { id, attempts, lease_until }: OutboxRow,
  error: unknown,
  now: number,
  random: number,
): Promise<boolean> {
  const isDead = error instanceof RefusedError || attempts >= maxAttempts
  await db
    .updateTable('outbox')
    .set({
      state: isDead ? 'dead' : 'waiting',
      next_at: now + waitAfter(attempts, random),
      lease_until: null,
      last_error: oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    // A worker whose lease has expired does not end that of the next.
    .where('lease_until', '=', lease_until)
    .execute()
  return isDead
}
