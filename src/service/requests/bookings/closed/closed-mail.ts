import { endOf } from '#domain/appointments/open-moments.ts'
import type { Recipient } from '#contracts/forms-file.ts'
import type { SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { formatDay, formatHours } from '#i18n/format.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import type { AnswerRow, Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { type SentForm, visitorAddress, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { Moment } from '#domain/appointments/calendar.ts'

/** An appointment at a moment that its office does not open any more. */
export type ClosedBooking = Readonly<{ token: string; moment: Moment; minutes: number; sent: SentForm }>

/**
 * Returns the mail that tells an office, and the agents of the homes, of appointments at moments at which it is closed by
 * now: nothing was cancelled.
 */
export function closedMail(
  office: Recipient & Pick<SetOffice, 'receives'>,
  bookings: readonly ClosedBooking[],
  words: SiteWords,
): Letter {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const count = bookings.length
  const title = oneLine(t('mails.closed.subject', { count, office: office.name }))
  const all = bookings.flatMap(
    ({ sent }) => whoAnswersOf(office, { form: sent.form, home: sent.about?.(locale) }).mailboxes,
  )
  const mailboxes = [...new Map(all.map((mailbox) => [mailbox.address.toLowerCase(), mailbox])).values()]
  const text = t('mails.closed.text', { count })
  return {
    kind: 'agency',
    to: { name: office.name, address: office.email },
    toAll: mailboxes,
    subject: title,
    content: {
      locale,
      title,
      preheader: text,
      blocks: [
        { kind: 'text', text },
        ...bookings.map((booking) => ({
          kind: 'answers' as const,
          heading: whenOf(booking, words),
          rows: rowsOf(booking, words),
        })),
      ],
      notes: [{ text: t('mails.closed.why') }],
    },
  }
}

function whenOf(
  { moment, minutes }: ClosedBooking,
  { recipients: { locale }, languages }: SiteWords,
): string {
  return languages(locale).t('appointments.when', {
    day: formatDay(moment.on, locale),
    hours: formatHours({ from: moment.at, until: endOf({ minutes }, moment) }, locale),
  })
}

function rowsOf({ token, sent }: ClosedBooking, words: SiteWords): readonly AnswerRow[] {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const { phone } = sent.answers
  const email = visitorAddress(sent.answers)
  const home = sent.about?.(locale)
  // The visitor's own page, in the visitor's language.
  const href = words.link(`appointment/${token}`, sent.locale)
  return [
    { label: t('mails.closed.visitor'), text: visitorName(sent.answers), isTyped: true },
    ...(typeof phone === 'string'
      ? [{ label: t('forms.fields.phone'), text: formatPhone(phone), href: phoneHref(phone) }]
      : []),
    ...(email === undefined
      ? []
      : [{ label: t('forms.fields.email'), text: email, href: `mailto:${email}` }]),
    ...(sent.subject === undefined
      ? []
      : [
          {
            label: t('forms.subject'),
            text: home === undefined ? goneText(sent.subject, t) : `${home.title}, ${home.place}`,
            href: home?.href,
          },
        ]),
    { label: t('mails.closed.manage'), text: href, href },
  ]
}
