import { endOf } from '#domain/appointments/open-moments.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import { visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'
import type { Appointment } from './appointment.ts'

/** Milliseconds between the end of a visit and the mail about it. */
const pause = 2 * 60 * 60_000

/**
 * Returns the mail after the visit of a home to let, with the way to apply: what an application asks may only be asked
 * of somebody who has seen the home. Undefined where nobody can apply.
 * @see Vlaams Woninghuurdecreet, article 7 (read 2026-11)
 */
export function afterVisitMail({ office, moment, sent }: Appointment): Letter | undefined {
  const { locale } = sent
  const home = sent.form === 'request-visit' ? sent.about?.(locale) : undefined
  const href = home?.applyHref
  if (home === undefined || href === undefined) return undefined
  const { t } = sent.languages(locale)
  const title = oneLine(t('mails.afterVisit.subject', { title: home.title }))
  const text = t('mails.afterVisit.text')
  const end = endOf({ minutes: office.calendar?.minutes ?? 30 }, moment)
  const letter = visitorLetter(sent, whoAnswersOf(office, { home }).contact, ({ greeting, question }) => ({
    title,
    preheader: text,
    blocks: [
      greeting,
      { kind: 'text', text },
      { kind: 'button', label: t('forms.of.rent-application.button'), href },
      { kind: 'text', text: t('mails.afterVisit.no') },
      question,
    ],
  }))
  return letter && { ...letter, kind: 'reminder', sendAt: fromBrussels(moment.on, end) + pause }
}
