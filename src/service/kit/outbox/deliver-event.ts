import type { CrmAdapter, NewCrmEvent } from '#service/kit/crm/crm-adapter.ts'
import type { Deliver } from './outbox-worker.ts'
import { RefusedError } from './refused-error.ts'

/** Milliseconds until a silent CRM counts as unreachable. */
const patience = 15_000

/** Returns what brings a stored event to a CRM. */
export function deliverEvents(adapter: CrmAdapter, wait = patience): Deliver {
  return async (row) => {
    const event: NewCrmEvent = JSON.parse(row.body)
    const signal = AbortSignal.timeout(wait)
    // An adapter that ignores the signal would stop all events after this one.
    const tooLong = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`the CRM took longer than ${wait / 1000} s`)))
    })
    const { refused } = await Promise.race([
      adapter.deliver({ id: row.message_id, ...event }, signal),
      tooLong,
    ])
    if (refused !== undefined) throw new RefusedError(refused)
  }
}
