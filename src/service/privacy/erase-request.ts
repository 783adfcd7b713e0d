import type { Database } from '#service/kit/database/open-database.ts'
import type { Bookings } from '#service/requests/bookings/bookings.ts'
import { erasePerson } from './person.ts'

/**
 * Returns what erases a request with its answers, files, notes and mails. An appointment that lies ahead is cancelled before, and the
 * mails that say so outlive the request.
 */
export function createEraseRequest(database: Database, bookings: Bookings): (id: number) => Promise<void> {
  const { db } = database
  return async (id) => {
    const booking = await db
      .selectFrom('booking')
      .select('token')
      .where('submission_id', '=', id)
      .executeTakeFirst()
    const found = booking && (await bookings.find(booking.token))
    if (found?.state === 'booked') {
      await bookings.cancel(found.appointment)
      await db
        .updateTable('outbox')
        .set({ submission_id: null })
        .where('submission_id', '=', id)
        .where('state', '=', 'waiting')
        .where('kind', '<>', 'crm')
        .execute()
    }
    await erasePerson(database, { kind: 'request', id })
  }
}
