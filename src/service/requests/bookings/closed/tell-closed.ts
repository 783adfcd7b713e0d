import { isOpenAt } from '#domain/appointments/open-moments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { type ClosedBooking, closedMail } from './closed-mail.ts'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'

/**
 * Stores a mail to each office about appointments to come at moments that its calendar does not open any more, and returns
 * how many appointments were told. Each is told once, also by two processes, and again when it was open meanwhile.
 */
export async function tellClosed(database: Database, words: SiteWords, now: number): Promise<number> {
  const { offices, agency } = words.recipients
  const rows = await database.db
    .selectFrom('booking')
    .selectAll()
    .where('seat', 'is not', null)
    .where('starts', '>', formatStart(toBrussels(now)))
    .orderBy('starts')
    .execute()
  const isClosed = ({ office, starts }: Booking): boolean => {
    const calendar = offices.find(({ id }) => id === office)?.calendar
    const moment = parseStart(starts)
    return calendar === undefined || moment === undefined || !isOpenAt(calendar, moment)
  }
  const opened = rows.filter((row) => row.closed_told_at !== null && !isClosed(row))
  const closed = rows.filter((row) => row.closed_told_at === null && isClosed(row))
  if (opened.length > 0) await remember(database.db, opened, null)
  if (closed.length === 0) return 0
  const found = await readSubmissions(database, { ids: closed.map(({ submission_id: id }) => id) })
  const toClosed = ({ token, office, starts, submission_id: id }: Booking): readonly ClosedBooking[] => {
    const moment = parseStart(starts)
    const stored = found.find((one) => one.id === id)
    if (moment === undefined || stored === undefined) return []
    const minutes = offices.find((one) => one.id === office)?.calendar?.minutes ?? 30
    return [{ token, moment, minutes, sent: toSentForm({ ...stored, locale: stored.lang }, words) }]
  }
  return await database.db.transaction().execute(async (transaction) => {
    const told = await remember(transaction, closed, now)
    const tokens = new Set(told.map(({ token }) => token))
    const mine = closed.filter(({ token }) => tokens.has(token))
    for (const [id, bookings] of Map.groupBy(mine, ({ office }) => office)) {
      const office = offices.find((one) => one.id === id) ?? agency
      await queueMails(transaction, [closedMail(office, bookings.flatMap(toClosed), words)], null, now)
    }
    return mine.length
  })
}

/** Remembers that appointments were told, or are open again; returns those that no other process remembered before. */
async function remember(
  db: Pick<Database['db'], 'updateTable'>,
  bookings: readonly Booking[],
  at: number | null,
): Promise<readonly Pick<Booking, 'token'>[]> {
  return await db
    .updateTable('booking')
    .set({ closed_told_at: at })
    .where(
      'token',
      'in',
      bookings.map(({ token }) => token),
    )
    .where('closed_told_at', at === null ? 'is not' : 'is', null)
    .returning('token')
    .execute()
}
