import type { Transaction } from 'kysely'
import { mayMakeAnother } from '#domain/appointments/open-appointments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers } from '#forms/answers.ts'
import type { ServiceTables } from '#service/database/tables.ts'
import { mailboxOf } from '#service/mail/mailbox.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import { BookedBeforeError } from './booked-before-error.ts'
import { formatStart } from './slot-value.ts'

/**
 * Checks, in the transaction that books a moment, that its sender may have one more appointment. Somebody is known by the
 * mailbox or by the telephone number.
 * @throws {BookedBeforeError} when not
 */
export async function checkOpenBookings(
  transaction: Transaction<ServiceTables>,
  { answers, subject, at }: Pick<SentForm, 'answers' | 'subject' | 'at'>,
): Promise<void> {
  // Whoever books at the same time waits here until this one is stored.
  await transaction.updateTable('booking_turn').set({ taken_at: at }).where('id', '=', 1).execute()
  const rows = await transaction
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .select(['submission.subject', 'submission.payload'])
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '>', formatStart(toBrussels(at)))
    .execute()
  const own = new Set(waysTo(answers))
  const open = rows.filter(({ payload }) => waysTo(JSON.parse(payload)).some((way) => own.has(way)))
  const mayBook = mayMakeAnother(
    open.map((booking) => ({ subject: booking.subject ?? undefined })),
    subject,
  )
  if (!mayBook) throw new BookedBeforeError()
}

/** Returns what somebody is reached by, in one spelling. */
function waysTo({ email, phone }: Answers): readonly string[] {
  return [
    ...(typeof email === 'string' ? [mailboxOf(email)] : []),
    ...(typeof phone === 'string' ? [phone] : []),
  ]
}
