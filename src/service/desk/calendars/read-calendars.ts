import type { Kysely } from 'kysely'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { readBookedTimes } from '#service/requests/bookings/booked-times.ts'
import { bookingsUnder, readBlocks } from '#service/requests/calendars/blocks.ts'

/** Milliseconds for which visitors can choose moments, about. */
const ahead = 16 * 24 * 60 * 60_000

/** Reads what a member of staff linked, the busy hours to come, and those of them that lie on an appointment. */
export async function readCalendars(db: Kysely<ServiceTables>, { staff: { id }, words, now }: DeskPage) {
  const feed = await db.selectFrom('calendar_feed').selectAll().where('agent', '=', id).executeTakeFirst()
  const span = { from: now, until: now + ahead }
  const blocks = await readBlocks(db, span)
  const busy = blocks.filter(({ agent, origin }) => agent === id && origin === 'feed')
  const booked = await readBookedTimes(db, words.recipients.offices, span)
  const hits = busy.flatMap((block) =>
    bookingsUnder({ ...block, office: undefined }, booked).map(({ submission, from }) => ({
      block,
      submission,
      from,
    })),
  )
  return { feed, busy, hits }
}

/** What a member of staff linked. */
export type Calendars = Awaited<ReturnType<typeof readCalendars>>
