import { offerMail } from '#service/offers/offer-mail.ts'
import { rankOfOffer } from '#service/offers/rank-of-offer.ts'
import { recipientFor } from '#service/settings/recipients.ts'
import type { FollowUp } from './follow-up.ts'

/** Mails the receipt of an offer: when it arrived, in which order, and what was offered. */
export const receiveOffer: NonNullable<FollowUp['store']> = async (transaction, sent, { words, signer }) => {
  const { id, subject, locale, answers } = sent
  const office = sent.about?.(locale)?.officeId
  const rank = subject === undefined ? 1 : await rankOfOffer(transaction, { id, subject })
  const href = words.link(`offer/${signer.sign('offer', { id })}`, locale)
  const letter = offerMail(sent, recipientFor(words.recipients, answers, office), words, { rank, href })
  return letter === undefined ? [] : [letter]
}
