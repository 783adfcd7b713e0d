import type { NewCrmEvent } from '#service/kit/crm/crm-adapter.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { newMessage } from './new-message.ts'

/** Stores an event to be brought to the CRM. */
export async function queueEvent(transaction: DbTransaction, event: NewCrmEvent, now: number): Promise<void> {
  const row = newMessage(
    { submission_id: event.data.request, kind: 'crm', recipient: 'crm', body: JSON.stringify(event) },
    now,
  )
  await transaction.insertInto('outbox').values(row).execute()
}
