import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/database/open-database.ts'
import type { Booking } from '#service/database/tables.ts'
import type { Letter } from '#service/mail/letter.ts'
import { isLinkToken } from '#service/link-token.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { readSubmissions } from '#service/submissions/read-submissions.ts'
import { toSentForm } from '#service/submissions/to-sent-form.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { type Appointment, toAppointment } from './appointment.ts'
import { appointmentMails, officeMail } from './appointment-mails.ts'
import { type AskedMoments, offeredMoments } from './offered-moments.ts'
import { parseSlot } from './slot-value.ts'
import { giveSeatBack, moveSeat, takenSeats } from './take-seat.ts'
import { timetable } from './timetable.ts'

/** How an appointment stands. */
export type AppointmentState = 'booked' | 'cancelled' | 'past'

/** The appointments of the offices. */
export type Bookings = Readonly<{
  /** Returns the moments that a form offers. */
  momentsFor: (asked: AskedMoments) => Promise<MomentsView>
  /** Returns the days that an appointment can be moved to. */
  daysOf: (office: OfficeRecipient, locale: Locale) => Promise<readonly DayView[]>
  /** Returns the appointment of a link in a mail and how it stands; undefined for any other text. */
  find: (
    token: string,
  ) => Promise<Readonly<{ appointment: Appointment; state: AppointmentState }> | undefined>
  /**
   * Moves an appointment and mails it to both sides; returns it as it is now.
   * @throws {SlotTakenError} when the moment is not free: it stays where it was
   */
  move: (appointment: Appointment, slot: string) => Promise<Appointment>
  /** Cancels an appointment and tells both sides; returns it as it is now. */
  cancel: (appointment: Appointment) => Promise<Appointment>
}>

type Parts = Readonly<{ words: SiteWords; clock: () => number; wake: () => void }>

/** Returns the appointments of a service; `wake` is called when a mail was stored. */
export function createBookings(database: Database, { words, clock, wake }: Parts): Bookings {
  const { db } = database
  const daysOf: Bookings['daysOf'] = async (office, locale) =>
    timetable(office, await takenSeats(db, office.id), locale, clock())

  /** Stores a change with its mails; the reminder of before is not sent any more. */
  const change = async (
    appointment: Appointment,
    news: 'moved' | 'cancelled',
    store: (transaction: Parameters<typeof queueMails>[0]) => Promise<Booking | undefined>,
  ): Promise<Appointment> => {
    const now = clock()
    const changed = await db.transaction().execute(async (transaction) => {
      const booking = await store(transaction)
      const after = booking && toAppointment(booking, words.recipients.offices, appointment.sent)
      if (after === undefined) return undefined
      const { submission_id: id } = after.booking
      await transaction
        .deleteFrom('outbox')
        .where('submission_id', '=', id)
        .where('kind', '=', 'reminder')
        .where('state', '=', 'waiting')
        .execute()
      const letters: readonly Letter[] = [
        ...appointmentMails(news, after, words, now),
        officeMail(news, { before: appointment, after }, words, now),
      ]
      await queueMails(transaction, letters, id, now)
      return after
    })
    wake()
    return changed ?? appointment
  }

  return {
    daysOf,
    momentsFor: async (asked) =>
      offeredMoments(words, asked, { taken: (office) => takenSeats(db, office), now: clock() }),
    find: async (token) => {
      if (!isLinkToken(token)) return undefined
      const booking = await db.selectFrom('booking').selectAll().where('token', '=', token).executeTakeFirst()
      const [stored] =
        booking === undefined ? [] : await readSubmissions(database, { ids: [booking.submission_id] })
      if (booking === undefined || stored === undefined) return undefined
      const { id, form, lang: locale, answers, subject, at } = stored
      const sent = toSentForm({ id, form, locale, answers, subject, at }, words)
      const appointment = toAppointment(booking, words.recipients.offices, sent)
      if (appointment === undefined) return undefined
      const { on, at: time } = appointment.moment
      const isPast = fromBrussels(on, time) <= clock()
      return { appointment, state: booking.seat === null ? 'cancelled' : isPast ? 'past' : 'booked' }
    },
    move: async (appointment, value) =>
      change(appointment, 'moved', async (transaction) => {
        const slot = parseSlot(value)
        return slot === undefined
          ? undefined
          : moveSeat(transaction, appointment.office, appointment.booking, slot, clock())
      }),
    cancel: async (appointment) =>
      change(appointment, 'cancelled', async (transaction) => giveSeatBack(transaction, appointment.booking)),
  }
}
