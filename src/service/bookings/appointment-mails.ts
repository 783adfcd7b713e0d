import { fromBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { stepsAfterBooking, stepsAfterMail } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import { translator } from '#i18n/translate.ts'
import { answerRows } from '#service/mail/answer-rows.ts'
import type { Letter, MailBlock } from '#service/mail/letter.ts'
import { oneLine } from '#service/mail/mailbox.ts'
import { visitorAddress, visitorName } from '#service/mail/sent-form.ts'
import { visitorLetter } from '#service/mail/visitor-mail.ts'
import { toMailbox } from '#service/settings/recipients.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { afterVisitMail } from './after-visit-mail.ts'
import { type Appointment, appointmentFile, appointmentWords } from './appointment.ts'

/** What happened to an appointment. */
export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'reminder'

/** Hour of the day before at which a visitor is reminded. */
const reminderAt = '09:00'

/** Returns the mails to the visitor: what happened, and of an appointment that still takes place the reminder and the mail after it. */
export function appointmentMails(
  news: AppointmentNews,
  appointment: Appointment,
  words: SiteWords,
  now: number,
): readonly Letter[] {
  const first = newsLetter(news, appointment, words, now)
  if (first === undefined || news === 'cancelled') return first === undefined ? [] : [first]
  const sendAt = fromBrussels(addDays(appointment.moment.on, -1), reminderAt)
  const reminder = newsLetter('reminder', appointment, words, now)
  const after = afterVisitMail(appointment)
  return [
    first,
    ...(reminder === undefined || sendAt <= now ? [] : [{ ...reminder, kind: 'reminder' as const, sendAt }]),
    ...(after === undefined ? [] : [after]),
  ]
}

/** Returns the mail to the visitor; undefined when there is no address. */
function newsLetter(
  news: AppointmentNews,
  appointment: Appointment,
  words: SiteWords,
  now: number,
): Letter | undefined {
  const { booking, office, sent } = appointment
  const { locale } = sent
  const t = translator(locale)
  const { day, time, when, place } = appointmentWords(appointment, locale)
  const href = words.link(`appointment/${booking.token}`, locale)
  const where: MailBlock = { kind: 'text', text: `${when}\n${place}` }
  const manage: MailBlock = { kind: 'button', label: t('mails.appointment.manage'), href }
  const next = stepsAfterBooking[sent.form === 'request-visit' ? 'visit' : 'appointment']
  const steps: MailBlock = {
    kind: 'steps',
    heading: t('thanks.next'),
    steps: stepTexts(stepsAfterMail(next), t),
  }
  const letter = visitorLetter(sent, office, ({ greeting, question, answers }) => ({
    title: oneLine(t(`mails.appointment.${news}`, { day, time })),
    preheader: `${when}, ${place}`,
    blocks: [
      greeting,
      where,
      ...(news === 'cancelled' ? [] : [manage]),
      ...(news === 'booked' ? [steps] : []),
      question,
      ...(news === 'booked' ? [answers] : []),
    ],
  }))
  if (letter === undefined || news === 'reminder') return letter
  return { ...letter, calendar: appointmentFile(appointment, { locale, now, url: href }) }
}

/** Returns the mail that tells the office that a visitor moved or cancelled an appointment. */
export function officeMail(
  news: 'moved' | 'cancelled',
  appointment: Appointment,
  words: SiteWords,
  now: number,
): Letter {
  const { office, sent } = appointment
  const { locale } = words.recipients
  const t = translator(locale)
  const { day, time, when, place } = appointmentWords(appointment, locale)
  const name = visitorName(sent.answers)
  const address = visitorAddress(sent.answers)
  const title = oneLine(`${t(`mails.appointment.${news}`, { day, time })} (${name})`)
  return {
    kind: 'agency',
    to: toMailbox(office),
    replyTo: address === undefined ? undefined : { name, address },
    subject: title,
    calendar: appointmentFile(appointment, { locale, now }),
    content: {
      locale,
      title,
      preheader: when,
      blocks: [
        { kind: 'text', text: `${when}\n${place}` },
        {
          kind: 'answers',
          heading: t('mails.agency.answers'),
          rows: answerRows(sent, locale).filter(({ text }) => text !== ''),
        },
      ],
      notes: [],
    },
  }
}
