import { checkOpenBookings } from '#service/requests/bookings/check-open-bookings.ts'
import { appointmentMails } from '#service/requests/bookings/appointment-mails.ts'
import { toAppointment } from '#service/requests/bookings/appointment.ts'
import { officeFile } from '#service/requests/calendars/appointment-files.ts'
import { confirmsByHand } from '#service/kit/recipients/desk-settings.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { takeSeat } from '#service/requests/bookings/take-seat.ts'
import type { FollowUp } from './follow-up.ts'

/** Books the moment that a visitor chose, which waits where the office confirms visits by hand; without one the office calls. */
export const bookAppointment: NonNullable<FollowUp['store']> = async (transaction, sent, { words }) => {
  const { slot: value } = sent.answers
  if (typeof value !== 'string') return
  const slot = parseSlot(value)
  const office = officeFor(words.recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  if (slot === undefined || office === undefined || office.id !== slot.office) throw new SlotTakenError(value)
  await checkOpenBookings(transaction, sent, slot)
  const isAsked = sent.form === 'request-visit' && confirmsByHand(words.recipients, office.id)
  const status = isAsked ? 'waiting' : 'confirmed'
  const booking = await takeSeat(transaction, office, slot, sent.id, {
    now: sent.at,
    offices: words.recipients.offices,
    status,
  })
  const appointment = toAppointment(booking, words.recipients, sent)
  if (appointment === undefined) return
  const { locale } = words.recipients
  return {
    letters: appointmentMails(isAsked ? 'asked' : 'booked', appointment, words, sent.at),
    office: { calendar: (to) => officeFile(appointment, { locale, now: sent.at, to }) },
  }
}
