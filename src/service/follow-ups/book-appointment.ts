import { appointmentMails } from '#service/bookings/appointment-mails.ts'
import { toAppointment } from '#service/bookings/appointment.ts'
import { officeWithCalendar } from '#service/bookings/office-with-calendar.ts'
import { parseSlot } from '#service/bookings/slot-value.ts'
import { SlotTakenError } from '#service/bookings/slot-taken-error.ts'
import { takeSeat } from '#service/bookings/take-seat.ts'
import type { FollowUp } from './follow-up.ts'

/** Books the moment that a visitor chose; without one the office calls. */
export const bookAppointment: NonNullable<FollowUp['store']> = async (transaction, sent, { words }) => {
  const { slot: value } = sent.answers
  if (typeof value !== 'string') return
  const slot = parseSlot(value)
  const office = officeWithCalendar(words.recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  if (slot === undefined || office === undefined || office.id !== slot.office) throw new SlotTakenError(value)
  const booking = await takeSeat(transaction, office, slot, sent.id, sent.at)
  const appointment = toAppointment(booking, words.recipients.offices, sent)
  return appointment === undefined ? [] : appointmentMails('booked', appointment, words, sent.at)
}
