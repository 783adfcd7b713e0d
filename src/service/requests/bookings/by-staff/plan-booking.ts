import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { BookingStatus } from '#service/kit/database/booking-table.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { Mailbox } from '#service/kit/mail/mailbox.ts'
import { queueEvent } from '#service/kit/outbox/queue-event.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { requestEvent } from '#service/requests/submissions/request-event.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { mailboxesOf, toAppointment } from '#service/requests/bookings/appointment.ts'
import { officeFile } from '#service/requests/calendars/appointment-files.ts'
import { appointmentMails } from '#service/requests/bookings/appointment-mails.ts'
import { ownerMail, readOwnersOf } from './owner-mail.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import type { Slot } from '#service/requests/bookings/slot-value.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { takeSeat } from '#service/requests/bookings/take-seat.ts'

/** What can be planned for somebody who calls: a visit, an appointment at the office, a valuation at the home. */
export const calledForms = ['request-visit', 'contact-appointment', 'contact-demand'] as const

/** Requests for which a moment can be planned. */
export const plannedForms = [...calledForms, 'contact-demand-small'] as const

/** An appointment that staff make for somebody. */
export type Planned = Readonly<{
  form: (typeof plannedForms)[number]
  locale: Locale
  /** A request that asked for it before, by its number, and when it came; otherwise a new one is stored. */
  request?: Readonly<{ id: number; at: number }>
  /** Chosen by the page: the same when it is posted twice. */
  dedupeKey: string
  answers: Answers
  /** Name of the home: `property/2417`. */
  subject?: string
  slot: Slot
  minutes: number
  status: BookingStatus
  /** Who is there. */
  agent?: Mailbox
  tellsOwners: boolean
  /** Stores what belongs to it, with the number of its request. */
  also: (transaction: DbTransaction, request: number) => Promise<void>
}>

/**
 * Stores an appointment, as the request that it is where none asked for it before, with its mails; the visitor has none as long as
 * it waits. Returns the number of its request, of the first one for what was posted twice.
 * @throws {SlotTakenError} when no seat is left, or the moment has passed
 * @throws {PlannedBeforeError} when its request has an appointment
 */
export async function planBooking(
  database: Database,
  {
    form,
    locale,
    request,
    dedupeKey,
    answers,
    subject,
    slot,
    minutes,
    status,
    agent,
    tellsOwners,
    also,
  }: Planned,
  { words, now, hasCrm }: Readonly<{ words: SiteWords; now: number; hasCrm: boolean }>,
): Promise<number> {
  const { offices } = words.recipients
  const office = offices.find(({ id }) => id === slot.office)
  if (office === undefined) throw new SlotTakenError(slot.office)
  const taking = { now, offices, isStaff: true, minutes, status }
  const letters = async (id: number, transaction: DbTransaction): Promise<readonly Letter[]> => {
    const about = toSentForm({ id, form, locale, answers, subject, at: request?.at ?? now }, words)
    // Nobody agreed to anything on a form that staff filled in.
    const sent = request === undefined ? { ...about, agreed: undefined } : about
    const booking = await takeSeat(transaction, office, slot, id, taking)
    await also(transaction, id)
    const appointment = toAppointment(booking, words.recipients, sent, agent)
    if (appointment === undefined) return []
    if (hasCrm && request === undefined) await queueEvent(transaction, requestEvent(sent, []), now)
    const owners = tellsOwners ? await readOwnersOf(transaction, subject) : []
    const told = owners.map((owner) => ownerMail('booked', appointment, owner, words, now))
    await queueMails(transaction, told, null, now)
    const read = words.recipients.locale
    const noun = words.languages(read).t(`forms.of.${form}.noun`)
    return [
      ...(status === 'waiting' ? [] : appointmentMails('booked', appointment, words, now)),
      agencyMail(appointment.sent, mailboxesOf(appointment), read, {
        what: `${noun} ${shortMomentText(slot.moment, read)}`,
        appointment: 'planned',
        calendar: (to) => officeFile(appointment, { locale: read, now, to }),
      }),
    ]
  }
  if (request !== undefined)
    return await database.transact(async (transaction) => {
      await giveWay(transaction, request.id)
      await queueMails(transaction, await letters(request.id, transaction), request.id, now)
      return request.id
    })
  const agentEmail = agent?.address
  const sent = { form, lang: locale, dedupeKey, answers, subject, office: office.id, agentEmail, letters }
  return (await acceptSubmission(database, sent, now)).id
}

/** A request that has an appointment, so that another cannot be planned for it. */
export class PlannedBeforeError extends Error {
  override name = 'PlannedBeforeError'
}

/** Makes room for an appointment of a request: one that was cancelled goes, its log stays. */
async function giveWay(transaction: DbTransaction, request: number): Promise<void> {
  const bookings = transaction.selectFrom('booking').select('seat').where('submission_id', '=', request)
  if ((await bookings.where('seat', 'is not', null).executeTakeFirst()) !== undefined)
    throw new PlannedBeforeError(String(request))
  await transaction.deleteFrom('booking').where('submission_id', '=', request).execute()
}
