import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Language } from '#i18n/languages.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Answers } from '#forms/answers.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { isLinkToken } from '#service/kit/link-token.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { type Appointment, toAppointment } from './appointment.ts'
import { appointmentMails, officeMail } from './appointment-mails.ts'
import { refuseBooking } from './check-open-bookings.ts'
import { type AskedMoments, offeredMoments } from './offered-moments.ts'
import { takenSeats } from './free-seats.ts'
import { parseSlot, type Slot } from './slot-value.ts'
import { SlotTakenError } from './slot-taken-error.ts'
import { giveSeatBack, moveSeat } from './take-seat.ts'
import { timetable } from './timetable.ts'

/** How an appointment stands. */
export type AppointmentState = 'booked' | 'cancelled' | 'past'

/** An appointment, and how it stands. */
export type FoundAppointment = Readonly<{ appointment: Appointment; state: AppointmentState }>

/** The appointments of the offices. */
export type Bookings = Readonly<{
  /** Returns the moments that a form offers. */
  momentsFor: (asked: AskedMoments) => Promise<MomentsView>
  /** Returns why the sender of a form with a moment may not book it, free or not; undefined when they may, and without a moment. */
  refusalOf: (asking: Readonly<{ answers: Answers; subject?: string }>) => ReturnType<typeof refuseBooking>
  /** Returns the days that an appointment can be moved to. */
  daysOf: (office: OfficeRecipient, language: Language) => Promise<readonly DayView[]>
  /** Returns the appointment of a link in a mail and how it stands; undefined for any other text. */
  find: (token: string) => Promise<FoundAppointment | undefined>
  /** Moves an appointment and mails it to both sides. Returns it as it is now: where it was when the moment is not free. */
  move: (appointment: Appointment, slot: Slot) => Promise<FoundAppointment | undefined>
  /** Cancels an appointment and tells both sides. Returns it as it is now: another press may have been sooner. */
  cancel: (appointment: Appointment) => Promise<FoundAppointment | undefined>
}>

type Parts = Readonly<{ words: SiteWords; clock: () => number; wake: () => void }>

/** Returns the appointments of a service; `wake` is called when a mail was stored. */
export function createBookings(database: Database, { words, clock, wake }: Parts): Bookings {
  const { db } = database
  const daysOf: Bookings['daysOf'] = async (office, language) =>
    timetable(office, await takenSeats(db, office, clock()), language, clock())

  const find: Bookings['find'] = async (token) => {
    if (!isLinkToken(token)) return undefined
    const booking = await db.selectFrom('booking').selectAll().where('token', '=', token).executeTakeFirst()
    const [stored] =
      booking === undefined ? [] : await readSubmissions(database, { ids: [booking.submission_id] })
    if (booking === undefined || stored === undefined) return undefined
    const { id, form, lang: locale, answers, subject, at } = stored
    const sent = toSentForm({ id, form, locale, answers, subject, at }, words)
    const appointment = toAppointment(booking, words.recipients, sent)
    if (appointment === undefined) return undefined
    const { on, at: time } = appointment.moment
    const isPast = fromBrussels(on, time) <= clock()
    return { appointment, state: booking.seat === null ? 'cancelled' : isPast ? 'past' : 'booked' }
  }
  /** Stores a change with its mails; the reminder of before is not sent any more. */
  const change = async (
    appointment: Appointment,
    news: 'moved' | 'cancelled',
    store: (transaction: Parameters<typeof queueMails>[0]) => Promise<Booking | undefined>,
  ): Promise<FoundAppointment | undefined> => {
    const now = clock()
    await db.transaction().execute(async (transaction) => {
      const booking = await store(transaction)
      const after = booking && toAppointment(booking, words.recipients, appointment.sent)
      if (after === undefined) return
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
    })
    wake()
    return await find(appointment.booking.token)
  }

  return {
    daysOf,
    momentsFor: async (asked) =>
      offeredMoments(words, asked, { taken: (office) => takenSeats(db, office, clock()), now: clock() }),
    refusalOf: async ({ answers, subject }) => {
      const slot = typeof answers.slot === 'string' ? parseSlot(answers.slot) : undefined
      return slot && (await refuseBooking(db, { answers, subject, at: clock() }, slot))
    },
    find,
    move: async (appointment, slot) => {
      const { office, booking } = appointment
      const store: Parameters<typeof change>[2] = async (transaction) =>
        moveSeat(transaction, office, booking, slot, clock())
      return await change(appointment, 'moved', store).catch(async (error: unknown) => {
        if (!(error instanceof SlotTakenError)) throw error
        return await find(booking.token)
      })
    },
    cancel: async (appointment) =>
      change(appointment, 'cancelled', async (transaction) => giveSeatBack(transaction, appointment.booking)),
  }
}
