import { recipientFor, toMailbox } from '#service/settings/recipients.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { followUps } from '#service/follow-ups/follow-ups.ts'
import { agencyMail } from './agency-mail.ts'
import type { Letter } from './letter.ts'
import type { SentForm } from './sent-form.ts'
import { visitorMail } from './visitor-mail.ts'

/** Returns the mails of a form: to the office or agency that answers it, to the visitor, and to others. */
export function formLetters(sent: SentForm, { recipients, origin }: SiteWords): readonly Letter[] {
  const recipient = recipientFor(recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  const confirmation = visitorMail(sent, recipient)
  return [
    agencyMail(sent, toMailbox(recipient), recipients.locale),
    ...(confirmation === undefined ? [] : [confirmation]),
    ...(followUps[sent.form]?.mails?.(sent, recipient, origin) ?? []),
  ]
}
