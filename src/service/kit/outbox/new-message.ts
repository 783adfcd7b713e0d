import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'

type Row = Insertable<ServiceTables['outbox']>

/** Returns the row of a message that is delivered from a time on. */
export function newMessage(
  message: Pick<Row, 'submission_id' | 'kind' | 'recipient' | 'body'>,
  at: number,
): Row {
  return {
    ...message,
    state: 'waiting',
    attempts: 0,
    next_at: at,
    lease_until: null,
    last_error: null,
    message_id: `${message.submission_id ?? 'subscription'}.${message.kind}.${randomUUID()}`,
  }
}
