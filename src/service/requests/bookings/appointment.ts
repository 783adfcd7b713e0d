import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { Moment } from '#domain/appointments/calendar.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDay, formatHours, formatTime } from '#i18n/format.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { valuedPlace } from '#service/requests/form-mails/asked-place.ts'
import type { AgencyMailboxes, Mailbox } from '#service/kit/mail/mailbox.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { phoneHref } from '#text/phone.ts'
import { movedFromText } from './slot-text.ts'
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
  const { booking, office, moment, sent } = appointment
  const { t } = sent.languages(locale)
  const home = sent.about?.(locale)
  const hours = formatHours({ from: moment.at, until: endOfAppointment(appointment) }, locale)
  // A valuation is where the home is.
  const asked = valuedPlace(sent, locale)
  const day = formatDay(moment.on, locale)
  return {
    day,
    time: formatTime(moment.at, locale),
    old: movedFromText(booking, locale),
    place: home?.place ?? (asked === '' ? office.place : asked),
    hours,
    when: t('appointments.when', { day, hours }),
    summary:
      home !== undefined
        ? t('appointments.visit', { title: home.title })
        : asked === ''
          ? t('appointments.atOffice', { office: office.name })
          : t('appointments.valuation', { place: asked }),
  }
}
