import { translator } from '#i18n/translate.ts'
import type { Letter } from '#service/mail/letter.ts'
import { agencyMail } from '#service/form-mails/agency-mail.ts'
import type { SentForm } from '#service/form-mails/sent-form.ts'
import { whoAnswers } from '#service/recipients/who-answers.ts'
import type { SiteWords } from '#service/site/site-words.ts'

/** Returns the mail that tells the office whose address was confirmed for a newsletter or a search. */
export function subscribedMail(sent: SentForm, words: SiteWords): Letter {
  const { locale } = words.recipients
  const text = translator(locale)('mails.agency.confirmed')
  const { mailboxes } = whoAnswers(words, { answers: sent.answers })
  return agencyMail(sent, mailboxes, locale, { blocks: [{ kind: 'text', text }] })
}
