import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Language } from '#i18n/languages.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type {
  BookingStatus,
  CancelReason,
  VisitOutcome,
  VisitorWish,
} from '#service/kit/database/booking-table.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { isLinkToken } from '#service/kit/link-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { type Appointment, toAppointment } from './appointment.ts'
import { type ByStaff, createChange, readAgent, type Store } from './by-staff/change-booking.ts'
import { refuseBooking } from './check-open-bookings.ts'
import { type AskedMoments, offeredMoments } from './offered-moments.ts'
import { noteReport } from './by-staff/note-report.ts'
import { planBooking, type Planned } from './by-staff/plan-booking.ts'
import { takenSeats } from './free-seats.ts'
import { parseSlot, type Slot } from './slot-value.ts'
import { SlotTakenError } from './slot-taken-error.ts'
import { changeBooking, giveSeatBack, moveSeat } from './take-seat.ts'
import { timetable } from './timetable.ts'

/** How a visit went, what its owner reads about it in which language, and what the visitor does next. */
export type VisitReport = Readonly<{
  outcome: VisitOutcome
  text?: string
  locale: Locale
  wish?: VisitorWish
}>

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
  move: (appointment: Appointment, slot: Slot, by?: ByStaff) => Promise<FoundAppointment | undefined>
  /** Cancels an appointment and tells both sides. Returns it as it is now: another press may have been sooner. */
  cancel: (
    appointment: Appointment,
    by?: ByStaff & Readonly<{ reason: CancelReason }>,
  ) => Promise<FoundAppointment | undefined>
  /** Agrees to an appointment that waited, which both sides are told, or makes it wait: then nobody is mailed. */
  setStatus: (appointment: Appointment, status: BookingStatus, by: ByStaff) => Promise<void>
  /** Tells the visitor and both members of staff that another one is there: the one whom `also` gives the request to. */
  handOver: (appointment: Appointment, by: ByStaff) => Promise<void>
  /** Stores how a visit went; nobody is reminded of one that was not made. */
  report: (appointment: Appointment, report: VisitReport, by: ByStaff) => Promise<void>
  /**
   * Makes an appointment for somebody; returns the number of its request.
   * @throws {SlotTakenError} when no seat is left, or the moment has passed
   */
  plan: (planned: Planned) => Promise<number>
}>

type Parts = Readonly<{ words: SiteWords; hasCrm: boolean; clock: () => number; wake: () => void }>

/** Returns the appointments of a service; `wake` is called when a mail or an event was stored. */
export function createBookings(database: Database, { words, hasCrm, clock, wake }: Parts): Bookings {
  const { db } = database
  const counting = () => ({ now: clock(), offices: words.recipients.offices })
  const daysOf: Bookings['daysOf'] = async (office, language) =>
    timetable(office, await takenSeats(db, office, counting()), language, clock())

  const find: Bookings['find'] = async (token) => {
    if (!isLinkToken(token)) return undefined
    const booking = await db.selectFrom('booking').selectAll().where('token', '=', token).executeTakeFirst()
    if (booking === undefined) return undefined
    const [stored] = await readSubmissions(database, { ids: [booking.submission_id] })
    if (stored === undefined) return undefined
    const { id, form, lang: locale, answers, subject, at } = stored
    const sent = toSentForm({ id, form, locale, answers, subject, at }, words)
    const appointment = toAppointment(booking, words.recipients, sent, await readAgent(db, id))
    if (appointment === undefined) return undefined
    const { on, at: time } = appointment.moment
    const isPast = fromBrussels(on, time) <= clock()
    return { appointment, state: booking.seat === null ? 'cancelled' : isPast ? 'past' : 'booked' }
  }
  const change = createChange(database, { words, clock })
  const changed = async (...all: Parameters<typeof change>): Promise<FoundAppointment | undefined> => {
    await change(...all)
    wake()
    return await find(all[0].booking.token)
  }

  return {
    daysOf,
    momentsFor: async (asked) =>
      offeredMoments(words, asked, { taken: (office) => takenSeats(db, office, counting()), now: clock() }),
    refusalOf: async ({ answers, subject }) => {
      const slot = typeof answers.slot === 'string' ? parseSlot(answers.slot) : undefined
      return slot && (await refuseBooking(db, { answers, subject, at: clock() }, slot))
    },
    find,
    move: async (appointment, slot, by) => {
      const { office, booking } = appointment
      const taking = { ...counting(), isStaff: by !== undefined }
      const store: Store = async (transaction) => moveSeat(transaction, office, booking, slot, taking)
      return await changed(appointment, 'moved', store, by).catch(async (error: unknown) => {
        if (!(error instanceof SlotTakenError)) throw error
        return await find(booking.token)
      })
    },
    cancel: async (appointment, by) =>
      changed(
        appointment,
        'cancelled',
        async (transaction) => giveSeatBack(transaction, appointment.booking, by?.reason),
        by,
      ),
    setStatus: async (appointment, status, by) => {
      const store: Store = async (transaction) => changeBooking(transaction, appointment.booking, { status })
      await changed(appointment, status === 'confirmed' ? 'confirmed' : 'quiet', store, by)
    },
    handOver: async (appointment, by) => {
      const store: Store = async (transaction) => changeBooking(transaction, appointment.booking, {})
      await changed(appointment, 'handedOver', store, by)
    },
    report: async (appointment, { outcome, text, locale, wish }, by) => {
      const said = { outcome, report: text, report_lang: text === undefined ? undefined : locale, wish }
      const store: Store = async (transaction) => {
        await noteReport(transaction, appointment.sent, clock())
        return await changeBooking(transaction, appointment.booking, said)
      }
      await changed(appointment, outcome === 'been' ? 'report' : 'quiet', store, by)
    },
    plan: async (planned) => {
      const id = await planBooking(database, planned, { words, now: clock(), hasCrm })
      wake()
      return id
    },
  }
}
