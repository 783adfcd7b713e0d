import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { FollowUpContext } from '#service/requests/follow-ups/follow-up.ts'
import { followUps } from '#service/requests/follow-ups/follow-ups.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { visitorMail } from '#service/requests/form-mails/visitor-mail.ts'

/**
 * Stores what else belongs to a form, and returns its mails: to the office or agency that answers it, to the visitor, and
 * to others.
 */
export async function formLetters(
  transaction: DbTransaction,
  sent: SentForm,
  context: FollowUpContext,
): Promise<readonly Letter[]> {
  const { recipients, origin } = context.words
  const { office, contact, mailboxes } = whoAnswers(context.words, {
    form: sent.form,
    answers: sent.answers,
    home: sent.about?.(sent.locale),
  })
  const followUp = followUps[sent.form]
  const { letters, office: note } = (await followUp?.store?.(transaction, sent, context)) ?? { letters: [] }
  const usual = letters.some(({ kind }) => kind === 'visitor') ? undefined : visitorMail(sent, contact)
  return [
    ...(followUp?.isToldLater === true ? [] : [agencyMail(sent, mailboxes, recipients.locale, note)]),
    ...(usual === undefined ? [] : [usual]),
    ...letters,
    ...(followUp?.mails?.(sent, office ?? recipients.agency, origin) ?? []),
  ]
}
