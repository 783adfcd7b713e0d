import type { Database } from '#service/kit/database/open-database.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import type { Bookings } from '#service/requests/bookings/bookings.ts'
import { erasePerson, findPerson } from './person.ts'

/**
 * Returns what erases a person, or a request alone, with answers, files, notes and mails; it returns how many forms and
 * subscriptions there were. Appointments that lie ahead are cancelled before, and the mails that say so outlive them.
 */
export function createErase(database: Database, bookings: Bookings): (key: PersonKey) => Promise<number> {
  return async (key) => {
    const told: number[] = []
    for (const { id } of await findPerson(database, key))
      told.push(...(await cancelAhead(database, bookings, id)))
    return await erasePerson(database, key, told)
  }
}

/** Cancels the appointment of a request that lies ahead; returns the mails that say so, which no longer belong to the request. */
async function cancelAhead({ db }: Database, bookings: Bookings, id: number): Promise<readonly number[]> {
  const booking = await db
    .selectFrom('booking')
    .select('token')
    .where('submission_id', '=', id)
    .executeTakeFirst()
  const found = booking && (await bookings.find(booking.token))
  if (found?.state !== 'booked') return []
  await bookings.cancel(found.appointment)
  const rows = await db
    .updateTable('outbox')
    .set({ submission_id: null })
    .where('submission_id', '=', id)
    .where('state', '=', 'waiting')
    .where('kind', '<>', 'crm')
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
