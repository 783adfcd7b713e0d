import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import type { Booking } from '#service/kit/database/tables.ts'
import { homeWords } from '#service/requests/form-mails/asked-place.ts'
import type { Mail } from '#service/kit/mail/mail.ts'
import {
  nameForVisitor,
  type SentForm,
  visitorAddress,
  visitorName,
} from '#service/requests/form-mails/sent-form.ts'
import { type CalendarEvent, formatCalendar, type Invitation, methodOf } from '#text/calendar-event.ts'
import { parseStart } from './slot-value.ts'

/** An appointment with the form that asked for it. */
export type Appointment = Readonly<{
  booking: Booking
  office: OfficeRecipient
  moment: Moment
  sent: SentForm
}>

/** Returns an appointment, at the agency where its office is gone; undefined when its moment is none. */
export function toAppointment(
  booking: Booking,
  { agency, offices }: Pick<Recipients, 'agency' | 'offices'>,
  sent: SentForm,
): Appointment | undefined {
  const office = offices.find(({ id }) => id === booking.office) ?? {
    ...agency,
    id: booking.office,
    zips: [],
    place: agency.name,
  }
  const moment = parseStart(booking.starts)
  return moment === undefined ? undefined : { booking, office, moment, sent }
}

/** Returns when and where an appointment is, in words. */
export function appointmentWords({ office, moment, sent }: Appointment, locale: Locale) {
  const { t } = sent.languages(locale)
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

/** Returns the file that puts an appointment into the visitor's calendar, changes it there, or takes it out. */
export function visitorFile(
  appointment: Appointment,
  { locale, now, url }: Readonly<{ locale: Locale; now: number; url?: string }>,
): CalendarFile {
  const { answers } = appointment.sent
  const address = visitorAddress(answers)
  const attendee = address === undefined ? undefined : { name: nameForVisitor(answers), address }
  const { summary } = appointmentWords(appointment, locale)
  return toFile(appointment, { locale, now }, { summary, url, attendee })
}

/**
 * Returns the file that puts an appointment into the office's calendar, changes it there, or takes it out: with the visitor's
 * name, and how to reach them. It is published, since nobody invites the organizer of an appointment: a mailbox that gets a
 * request from itself does not enter it.
 */
export function officeFile(
  appointment: Appointment,
  { locale, now }: Readonly<{ locale: Locale; now: number }>,
): CalendarFile {
  const { answers, languages, about, id } = appointment.sent
  const { t } = languages(locale)
  const home = about?.(locale)
  const name = visitorName(answers)
  const reached = [answers.phone, answers.email].filter((part) => typeof part === 'string')
  const remark = typeof answers.remark === 'string' ? [answers.remark] : []
  return toFile(
    appointment,
    { locale, now },
    {
      summary:
        home === undefined
          ? t('mails.agency.event.appointment', { name })
          : t('mails.agency.event.visit', { name, home: homeWords(home) }),
      description: [name, ...reached, home?.title, home?.agent?.name, ...remark, `#${id}`]
        .filter((line) => line !== undefined)
        .join('\n'),
      url: home?.href,
    },
  )
}

type CalendarFile = NonNullable<Mail['calendar']>

function toFile(
  appointment: Appointment,
  { locale, now }: Readonly<{ locale: Locale; now: number }>,
  { attendee, ...own }: Pick<CalendarEvent, 'summary' | 'description' | 'url'> & Pick<Invitation, 'attendee'>,
): CalendarFile {
  const { booking, office, moment } = appointment
  const invitation: Invitation = {
    organizer: { name: office.name, address: office.email },
    attendee,
    sequence: booking.sequence,
    isCancelled: booking.seat === null,
  }
  const content = formatCalendar({
    ...own,
    uid: `appointment-${booking.submission_id}@${office.email.split('@')[1] ?? 'localhost'}`,
    stampedOn: toBrussels(now).on,
    time: {
      kind: 'timed',
      on: moment.on,
      from: moment.at,
      until: endOf({ minutes: office.calendar?.minutes ?? 30 }, moment),
    },
    location: appointmentWords(appointment, locale).place,
    invitation,
  })
  return { method: methodOf(invitation), content }
}
