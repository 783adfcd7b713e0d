import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { askedPlace, homeWords } from '#service/requests/form-mails/asked-place.ts'
import type { Mail } from '#service/kit/mail/mail.ts'
import type { AgencyMailboxes, Mailbox } from '#service/kit/mail/mailbox.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import {
  nameForVisitor,
  type SentForm,
  visitorAddress,
  visitorName,
} from '#service/requests/form-mails/sent-form.ts'
import { phoneHref } from '#text/phone.ts'
import { type CalendarEvent, formatCalendar, type Invitation, methodOf } from '#text/calendar-event.ts'
import { parseStart } from './slot-value.ts'

/** An appointment with the form that asked for it. */
export type Appointment = Readonly<{
  booking: Booking
  office: OfficeRecipient
  moment: Moment
  sent: SentForm
  /** Who is there, where a member of staff is known to be. */
  agent?: Mailbox
}>

/**
 * Returns an appointment, at the agency where its office is gone; undefined when its moment is none. Where another member of staff is
 * there than the page of the home names, its mails name that one.
 */
export function toAppointment(
  booking: Booking,
  { agency, offices }: Pick<Recipients, 'agency' | 'offices'>,
  sent: SentForm,
  agent?: Mailbox,
): Appointment | undefined {
  const office = offices.find(({ id }) => id === booking.office) ?? {
    ...agency,
    id: booking.office,
    zips: [],
    place: agency.name,
  }
  const moment = parseStart(booking.starts)
  if (moment === undefined) return undefined
  if (agent === undefined) return { booking, office, moment, sent }
  const phone = { href: phoneHref(office.phone), words: office.phone }
  const about: SentForm['about'] = (locale) => {
    const home = sent.about?.(locale)
    if (home === undefined || home.agentEmail?.toLowerCase() === agent.address.toLowerCase()) return home
    return { ...home, agent: { name: agent.name, initials: '', phone }, agentEmail: agent.address }
  }
  return { booking, office, moment, sent: { ...sent, about }, agent }
}

/** Returns the mailboxes of who is there, and of the office. */
export function mailboxesOf({ office, sent, agent }: Appointment): AgencyMailboxes {
  const { mailboxes } = whoAnswersOf(office, { form: sent.form, home: sent.about?.(sent.locale) })
  if (agent === undefined) return mailboxes
  const others = mailboxes.filter(({ address }) => address.toLowerCase() !== agent.address.toLowerCase())
  return [agent, ...others]
}

/** Returns the time at which an appointment ends. */
export function endOfAppointment({
  booking,
  office,
  moment,
}: Pick<Appointment, 'booking' | 'office' | 'moment'>): string {
  return endOf({ minutes: booking.minutes ?? office.calendar?.minutes ?? 30 }, moment)
}

/** Returns when and where an appointment is, in words. */
export function appointmentWords(appointment: Appointment, locale: Locale) {
  const { office, moment, sent } = appointment
  const { t } = sent.languages(locale)
  const home = sent.about?.(locale)
  const until = endOfAppointment(appointment)
  // A valuation is where the home is.
  const asked = sent.form === 'contact-demand' ? askedPlace(sent, locale) : ''
  const day = formatDay(moment.on, locale)
  const time = formatTime(moment.at, locale)
  return {
    day,
    time,
    place: home?.place ?? (asked === '' ? office.place : asked),
    from: time,
    until: formatTime(until, locale),
    when: t('appointments.when', { day, from: time, until: formatTime(until, locale) }),
    summary:
      home !== undefined
        ? t('appointments.visit', { title: home.title })
        : asked === ''
          ? t('appointments.atOffice', { office: office.name })
          : t('appointments.valuation', { place: asked }),
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

/** Returns the same for an owner of the home, which does not say who comes. */
export function ownerFile(
  appointment: Appointment,
  { locale, now, attendee }: Readonly<{ locale: Locale; now: number; attendee: Mailbox }>,
): CalendarFile {
  const { summary } = appointmentWords(appointment, locale)
  return toFile(appointment, { locale, now }, { summary, attendee })
}

/**
 * Returns the file that puts an appointment into the office's calendar, changes it there, or takes it out: with the visitor's
 * name, and how to reach them. It is published, since nobody invites the organizer of an appointment: a mailbox that gets a
 * request from itself does not enter it. `isOff` takes it out of the calendar of somebody who is not there any more.
 */
export function officeFile(
  appointment: Appointment,
  { locale, now, isOff }: Readonly<{ locale: Locale; now: number; isOff?: true }>,
): CalendarFile {
  const { answers, languages, about, id } = appointment.sent
  const { t } = languages(locale)
  const home = about?.(locale)
  const name = visitorName(answers)
  const reached = [answers.phone, answers.email].filter((part) => typeof part === 'string')
  const remark = typeof answers.remark === 'string' ? [answers.remark] : []
  return toFile(
    appointment,
    { locale, now, isOff },
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
  { locale, now, isOff }: Readonly<{ locale: Locale; now: number; isOff?: true }>,
  { attendee, ...own }: Pick<CalendarEvent, 'summary' | 'description' | 'url'> & Pick<Invitation, 'attendee'>,
): CalendarFile {
  const { booking, office, moment } = appointment
  const invitation: Invitation = {
    organizer: { name: office.name, address: office.email },
    attendee,
    sequence: booking.sequence,
    isCancelled: booking.seat === null || isOff === true,
    isTentative: booking.status === 'waiting',
  }
  const content = formatCalendar({
    ...own,
    uid: `appointment-${booking.submission_id}@${office.email.split('@')[1] ?? 'localhost'}`,
    stampedOn: toBrussels(now).on,
    time: {
      kind: 'timed',
      on: moment.on,
      from: moment.at,
      until: endOfAppointment(appointment),
    },
    location: appointmentWords(appointment, locale).place,
    invitation,
  })
  return { method: methodOf(invitation), content }
}
