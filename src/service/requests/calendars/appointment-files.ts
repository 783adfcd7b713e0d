import type { Recipients } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Mail } from '#service/kit/mail/mail.ts'
import type { Mailbox } from '#service/kit/mail/mailbox.ts'
import {
  type Appointment,
  appointmentWords,
  endOfAppointment,
} from '#service/requests/bookings/appointment.ts'
import { homeWords } from '#service/requests/form-mails/asked-place.ts'
import { nameForVisitor, visitorAddress, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { type CalendarEvent, formatCalendar, type Invitation, methodOf } from '#text/calendar-event.ts'

/** How a file is written: in a language, at a moment in milliseconds since 1970. */
type Written = Readonly<{ locale: Locale; now: number }>

type CalendarFile = NonNullable<Mail['calendar']>

/** Returns the file that puts an appointment into the visitor's calendar, changes it there, or takes it out. */
export function visitorFile(
  appointment: Appointment,
  { url, ...written }: Written & Readonly<{ url?: string }>,
): CalendarFile {
  const { answers } = appointment.sent
  const address = visitorAddress(answers)
  const attendee = address === undefined ? undefined : { name: nameForVisitor(answers), address }
  const { summary } = appointmentWords(appointment, written.locale)
  return toFile(toEvent(appointment, written, { summary, url }, { attendee }))
}

/** Returns the same for an owner of the home, which does not say who comes. */
export function ownerFile(
  appointment: Appointment,
  { attendee, ...written }: Written & Readonly<{ attendee: Mailbox }>,
): CalendarFile {
  const { summary } = appointmentWords(appointment, written.locale)
  return toFile(toEvent(appointment, written, { summary }, { attendee }))
}

/**
 * Returns the file that puts an appointment into the calendar of one of the agency's mailboxes, changes it there, or takes it
 * out: with the visitor's name, and how to reach them. Who is there is asked by the office, and Outlook and Google enter what
 * is asked; the office itself organizes it, and gets it published, since a mailbox enters no request from itself. `isOff` takes it
 * out of the calendar of somebody who is not there any more.
 * @see RFC 5546, 3.2.1 and 3.2.2
 */
export function officeFile(
  appointment: Appointment,
  { to, isOff, ...written }: Written & Readonly<{ to: Mailbox; isOff?: true }>,
): CalendarFile {
  const isOrganizer = to.address.toLowerCase() === appointment.office.email.toLowerCase()
  return toFile(officeEvent(appointment, written, { attendee: isOrganizer ? undefined : to, isOff }))
}

/** Returns an appointment as an event of who is there, with the visitor's name, and how to reach them. */
export function officeEvent(appointment: Appointment, written: Written, asked: Asked = {}): InvitedEvent {
  const { answers, languages, about, id } = appointment.sent
  const { t } = languages(written.locale)
  const home = about?.(written.locale)
  const name = visitorName(answers)
  const reached = [answers.phone, answers.email].filter((part) => typeof part === 'string')
  const remark = typeof answers.remark === 'string' ? [answers.remark] : []
  const own = {
    summary:
      home === undefined
        ? t('mails.agency.event.appointment', { name })
        : t('mails.agency.event.visit', { name, home: homeWords(home) }),
    description: [name, ...reached, home?.title, home?.agent?.name, ...remark, `#${id}`]
      .filter((line) => line !== undefined)
      .join('\n'),
    url: home?.href,
  }
  return toEvent(appointment, written, own, asked)
}

/** Whether an event of any calendar is one that this service mailed. */
export function isOwnEvent(
  uid: string,
  { agency, offices }: Pick<Recipients, 'agency' | 'offices'>,
): boolean {
  const [, domain] = /^appointment-\d+(@.+)$/.exec(uid) ?? []
  return domain !== undefined && [agency, ...offices].some(({ email }) => email.endsWith(domain))
}

/** Who is asked to an appointment, and whether it is off for that person. */
type Asked = Pick<Invitation, 'attendee'> & Readonly<{ isOff?: true }>

type InvitedEvent = CalendarEvent & Readonly<{ invitation: Invitation }>

function toEvent(
  appointment: Appointment,
  { locale, now }: Written,
  own: Pick<CalendarEvent, 'summary' | 'description' | 'url'>,
  { attendee, isOff }: Asked,
): InvitedEvent {
  const { booking, office, moment } = appointment
  return {
    ...own,
    uid: `appointment-${booking.submission_id}@${office.email.split('@')[1] ?? 'localhost'}`,
    stamped: now,
    time: { kind: 'timed', on: moment.on, from: moment.at, until: endOfAppointment(appointment) },
    location: appointmentWords(appointment, locale).place,
    invitation: {
      organizer: { name: office.name, address: office.email },
      attendee,
      sequence: booking.sequence,
      isCancelled: booking.seat === null || isOff === true,
      isTentative: booking.status === 'waiting',
    },
  }
}

function toFile(event: InvitedEvent): CalendarFile {
  return { method: methodOf(event.invitation), content: formatCalendar(event) }
}
