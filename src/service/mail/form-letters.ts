import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/database/tables.ts'
import { followUps } from '#service/follow-ups/follow-ups.ts'
import { recipientFor, toMailbox } from '#service/settings/recipients.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { agencyMail } from './agency-mail.ts'
import type { Letter } from './letter.ts'
import type { SentForm } from './sent-form.ts'
import { visitorMail } from './visitor-mail.ts'

/**
 * Stores what else belongs to a form, and returns its mails: to the office or agency that answers it, to the visitor, and
 * to others.
 */
export async function formLetters(
  transaction: Transaction<ServiceTables>,
  sent: SentForm,
  words: SiteWords,
): Promise<readonly Letter[]> {
  const { recipients, origin } = words
  const recipient = recipientFor(recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  const followUp = followUps[sent.form]
  const stored = (await followUp?.store?.(transaction, sent, words)) ?? []
  const usual = stored.some(({ kind }) => kind === 'visitor') ? undefined : visitorMail(sent, recipient)
  return [
    agencyMail(sent, toMailbox(recipient), recipients.locale),
    ...(usual === undefined ? [] : [usual]),
    ...stored,
    ...(followUp?.mails?.(sent, recipient, origin) ?? []),
  ]
}
