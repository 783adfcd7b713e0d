import { stepsAfterBooking, stepsAfterMail } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import type { Letter, MailBlock } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { afterVisitMail } from './after-visit-mail.ts'
import { type Appointment, appointmentWords, officeFile, visitorFile } from './appointment.ts'
import { momentText, shortMomentText } from './slot-text.ts'
import { timeOfReminder } from './reminder.ts'

/** What happened to an appointment. */
export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'reminder'

/** Returns the mails to the visitor: what happened, and of an appointment that still takes place the reminder and the mail after it. */
export function appointmentMails(
  news: AppointmentNews,
  appointment: Appointment,
  words: SiteWords,
  now: number,
): readonly Letter[] {
  const first = newsLetter(news, appointment, words, now)
  if (first === undefined || news === 'cancelled') return first === undefined ? [] : [first]
  const sendAt = timeOfReminder(appointment, now)
  const reminder = newsLetter('reminder', appointment, words, now)
  const after = afterVisitMail(appointment)
  return [
    first,
    ...(reminder === undefined || sendAt === undefined
      ? []
      : [{ ...reminder, kind: 'reminder' as const, sendAt }]),
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
  const { t } = words.languages(locale)
  const { day, time, when, place } = appointmentWords(appointment, locale)
  const href = words.link(`appointment/${booking.token}`, locale)
  const where: MailBlock = { kind: 'text', text: `${when}\n${place}` }
  const manage: MailBlock = { kind: 'button', label: t('mails.appointment.manage'), href }
  const next = stepsAfterBooking(sent.form === 'request-visit' ? 'visit' : 'appointment', {
    hasCopy: true,
    isReminded: timeOfReminder(appointment, now) !== undefined,
  })
  const steps: MailBlock = {
    kind: 'steps',
    heading: t('thanks.next'),
    steps: stepTexts(stepsAfterMail(next), t),
  }
  const letter = visitorLetter(
    sent,
    whoAnswersOf(office, { home: sent.about?.(locale) }).contact,
    ({ greeting, question, answers }) => ({
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
    }),
  )
  if (letter === undefined || news === 'reminder') return letter
  return { ...letter, calendar: visitorFile(appointment, { locale, now, url: href }) }
}

/**
 * Returns the mail that tells the office, and the agent of the home, that a visitor moved or cancelled an appointment; `before`
 * is as it was.
 */
export function officeMail(
  news: 'moved' | 'cancelled',
  { before, after }: Readonly<{ before: Appointment; after: Appointment }>,
  words: SiteWords,
  now: number,
): Letter {
  const { office, sent } = after
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const noun = t(`mails.agency.of.${sent.form}`)
  const moment = shortMomentText(after.moment, locale)
  const old = { label: t('mails.agency.oldMoment'), text: momentText(before.moment, locale) }
  const rows =
    news === 'moved'
      ? [{ label: t('mails.agency.newMoment'), text: momentText(after.moment, locale) }, old]
      : [old]
  const what = t(`mails.agency.${news}`, { noun, moment })
  // The moment that was asked first is neither the old nor the new one after a second move.
  const { slot: _, ...answers } = sent.answers
  const { mailboxes } = whoAnswersOf(office, { form: sent.form, home: sent.about?.(locale) })
  return agencyMail({ ...sent, answers }, mailboxes, locale, {
    what,
    blocks: [{ kind: 'answers', heading: what, rows }],
    calendar: officeFile(after, { locale, now }),
  })
}
