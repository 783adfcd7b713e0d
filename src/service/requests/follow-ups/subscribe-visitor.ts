import { isFrequency } from '#forms/field.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { confirmMail } from '#service/requests/subscriptions/confirm-mail.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { formatWanted, toWantedHomes } from '#search/query/wanted-homes.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import type { FollowUp } from './follow-up.ts'

/** Stores the subscription of a newsletter or demand register; the mail asks to confirm it, and the office is told then. */
export const subscribeVisitor: NonNullable<FollowUp['store']> = async (transaction, sent, { words }) => {
  const { id, form, locale, answers, at } = sent
  const email = visitorAddress(answers)
  if (email === undefined) return
  const isNewsletter = form === 'sign-newsletter'
  const { frequency } = answers
  const token = await requestSubscription(
    transaction,
    {
      email,
      kind: isNewsletter ? 'newsletter' : 'homes',
      locale,
      criteria: isNewsletter ? '' : formatWanted(toWantedHomes(answers)),
      frequency: !isNewsletter && isFrequency(frequency) ? frequency : '',
      submission_id: id,
    },
    at,
  )
  const { contact } = whoAnswers(words, { answers })
  const letter = confirmMail(sent, contact, words.link(`confirm/${token}`, locale))
  return { letters: letter === undefined ? [] : [letter] }
}
