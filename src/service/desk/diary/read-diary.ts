import type { Kysely } from 'kysely'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { seenBy } from '#service/desk/requests/seen-requests.ts'
import { readBlocks } from '#service/requests/calendars/blocks.ts'
import { takenSeats } from '#service/requests/bookings/free-seats.ts'
import type { DiaryQuery } from './diary-query.ts'

/** Appointments that a member of staff may see, with their requests; cancelled ones too. */
function seen(db: Kysely<ServiceTables>, { staff }: Pick<DeskPage, 'staff'>) {
  return seenBy(db, staff)
    .innerJoin('booking', 'booking.submission_id', 'submission.id')
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .selectAll('booking')
    .select(['submission.id', 'submission.form', 'submission.lang', 'submission.subject'])
    .select(['submission.payload', 'submission.created_at', 'submission.agent', 'owner.name'])
}

/**
 * Reads the appointments of a week at an office, and of its people elsewhere, in order, which seats are taken, and when nobody is
 * received.
 */
export async function readWeek(db: Kysely<ServiceTables>, { office, week }: DiaryQuery, page: DeskPage) {
  const { offices } = page.words.recipients
  const calendar = offices.find(({ id }) => id === office)?.calendar
  // Whoever works for all offices is in the diary of each.
  const people = page.colleagues.filter((one) => (one.office ?? office) === office).map(({ id }) => id)
  return {
    booked: await seen(db, page)
      .where('booking.seat', 'is not', null)
      .where('booking.starts', '>=', week)
      .where('booking.starts', '<', addDays(week, 7))
      .where((row) =>
        row.or([row('booking.office', '=', office), row('submission.agent', 'in', ['', ...people])]),
      )
      .orderBy('booking.starts')
      .orderBy('submission.id')
      .execute(),
    taken: await takenSeats(db, { id: office, calendar }, { now: page.now, offices }),
    blocks: (
      await readBlocks(db, {
        from: fromBrussels(week, '00:00'),
        until: fromBrussels(addDays(week, 7), '00:00'),
      })
    ).filter((block) => block.office === office || people.includes(block.agent ?? '')),
  }
}

/** Reads the appointment of a request; undefined where there is none that this member of staff may see. */
export async function readBooked(db: Kysely<ServiceTables>, request: number, page: DeskPage) {
  return await seen(db, page).where('submission.id', '=', request).executeTakeFirst()
}

/** An appointment with its request. */
export type BookedRow = NonNullable<Awaited<ReturnType<typeof readBooked>>>
