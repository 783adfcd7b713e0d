import { refuseAnother } from '#domain/appointments/open-appointments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers } from '#forms/answers.ts'
import type { Db, DbTransaction } from '#service/kit/database/tables.ts'
import { mailboxOf } from '#service/kit/mail/mailbox.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { BookedBeforeError } from './booked-before-error.ts'
import { formatStart, type Slot } from './slot-value.ts'
import { takeTurn } from './take-turn.ts'

/** Somebody who asks for an appointment, what it is about, and now. */
type Asking = Pick<SentForm, 'answers' | 'subject' | 'at'>

/**
 * Checks, in the transaction that books a moment, that its sender may have one more appointment. Somebody is known by the
 * mailbox or by the telephone number.
 * @throws {BookedBeforeError} when not
 */
export async function checkOpenBookings(
  transaction: DbTransaction,
  asking: Asking,
  slot: Slot,
): Promise<void> {
  await takeTurn(transaction, asking.at)
  const reason = await refuseBooking(transaction, asking, slot)
  if (reason !== undefined) throw new BookedBeforeError(reason)
}

/** Returns why somebody may not book a moment, free or not; undefined when they may. */
export async function refuseBooking(
  db: Db,
  { answers, subject, at }: Asking,
  { moment }: Slot,
): Promise<ReturnType<typeof refuseAnother>> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('submission', 'submission.id', 'booking.submission_id')
    .select(['booking.starts', 'submission.subject', 'submission.payload'])
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '>', formatStart(toBrussels(at)))
    .execute()
  const own = new Set(waysTo(answers))
  const open = rows
    .filter(({ payload }) => waysTo(JSON.parse(payload)).some((way) => own.has(way)))
    .map((booking) => ({ starts: booking.starts, subject: booking.subject ?? undefined }))
  return refuseAnother(open, { starts: formatStart(moment), subject })
}

/** Returns what somebody is reached by, in one spelling. */
function waysTo({ email, phone }: Answers): readonly string[] {
  return [
    ...(typeof email === 'string' ? [mailboxOf(email)] : []),
    ...(typeof phone === 'string' ? [phone] : []),
  ]
}
