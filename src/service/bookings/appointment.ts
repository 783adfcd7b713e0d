import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import { translator } from '#i18n/translate.ts'
import type { Booking } from '#service/database/tables.ts'
import { nameForVisitor, type SentForm, visitorAddress } from '#service/mail/sent-form.ts'
import { formatCalendar } from '#text/calendar-event.ts'
import { parseStart } from './slot-value.ts'

/** An appointment with the form that asked for it. */
export type Appointment = Readonly<{
  booking: Booking
  office: OfficeRecipient
  moment: Moment
  sent: SentForm
}>

/** Returns an appointment; undefined when its office has no calendar any more. */
export function toAppointment(
  booking: Booking,
  offices: readonly OfficeRecipient[],
  sent: SentForm,
): Appointment | undefined {
  const office = offices.find(({ id }) => id === booking.office)
  const moment = parseStart(booking.starts)
  return office === undefined || moment === undefined ? undefined : { booking, office, moment, sent }
}

/** Returns when and where an appointment is, in words. */
export function appointmentWords({ office, moment, sent }: Appointment, locale: Locale) {
  const t = translator(locale)
  const home = sent.about?.(locale)
  const until = endOf({ minutes: office.calendar?.minutes ?? 30 }, moment)
  const day = formatDay(moment.on, locale)
  const time = formatTime(moment.at, locale)
  return {
    day,
    time,
    place: home?.place ?? office.place,
    from: time,
    until: formatTime(until, locale),
    when: t('appointments.when', { day, from: time, until: formatTime(until, locale) }),
    summary:
      home === undefined
        ? t('appointments.atOffice', { office: office.name })
        : t('appointments.visit', { title: home.title }),
  }
}

/** Returns the file that puts an appointment into a calendar, changes it there, or takes it out. */
export function appointmentFile(
  appointment: Appointment,
  { locale, now, url }: Readonly<{ locale: Locale; now: number; url?: string }>,
): Readonly<{ method: 'REQUEST' | 'CANCEL'; content: string }> {
  const { booking, office, moment, sent } = appointment
  const { place, summary } = appointmentWords(appointment, locale)
  const isCancelled = booking.seat === null
  const content = formatCalendar({
    uid: `appointment-${booking.submission_id}@${office.email.split('@')[1] ?? 'localhost'}`,
    stampedOn: toBrussels(now).on,
    time: {
      kind: 'timed',
      on: moment.on,
      from: moment.at,
      until: endOf({ minutes: office.calendar?.minutes ?? 30 }, moment),
    },
    summary,
    location: place,
    url,
    invitation: {
      organizer: { name: office.name, address: office.email },
      attendee: { name: nameForVisitor(sent.answers), address: visitorAddress(sent.answers) ?? office.email },
      sequence: booking.sequence,
      isCancelled,
    },
  })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content }
}
