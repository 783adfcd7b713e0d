import type { Letter } from '#service/kit/mail/letter.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** Returns the mail that tells the office whose address was confirmed for a newsletter or a search. */
export function subscribedMail(sent: SentForm, words: SiteWords): Letter {
  const { locale } = words.recipients
  const text = words.languages(locale).t('mails.agency.confirmed')
  const { mailboxes } = whoAnswers(words, sent)
  return agencyMail(sent, mailboxes, locale, { blocks: [{ kind: 'text', text }] })
}
