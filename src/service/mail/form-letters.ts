import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/database/tables.ts'
import type { FollowUpContext } from '#service/follow-ups/follow-up.ts'
import { followUps } from '#service/follow-ups/follow-ups.ts'
import { recipientFor, toMailbox } from '#service/settings/recipients.ts'
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
  context: FollowUpContext,
): Promise<readonly Letter[]> {
  const { recipients, origin } = context.words
  const recipient = recipientFor(recipients, sent.answers, sent.about?.(sent.locale)?.officeId)
  const followUp = followUps[sent.form]
  const stored = (await followUp?.store?.(transaction, sent, context)) ?? []
  const usual = stored.some(({ kind }) => kind === 'visitor') ? undefined : visitorMail(sent, recipient)
  return [
    // An appointment goes into both calendars.
    { ...agencyMail(sent, toMailbox(recipient), recipients.locale), calendar: stored[0]?.calendar },
    ...(usual === undefined ? [] : [usual]),
    ...stored,
    ...(followUp?.mails?.(sent, recipient, origin) ?? []),
  ]
}
