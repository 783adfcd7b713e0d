import { offerMail, offerNote } from '#service/offers/offer-mail.ts'
import { rankOfOffer } from '#service/offers/rank-of-offer.ts'
import { whoAnswers } from '#service/recipients/who-answers.ts'
import type { FollowUp } from './follow-up.ts'

/** Mails the receipt of an offer: when it arrived, in which order, and what was offered; the office reads the same. */
export const receiveOffer: NonNullable<FollowUp['store']> = async (transaction, sent, { words, signer }) => {
  const { id, subject, locale, answers } = sent
  const { contact } = whoAnswers(words, { answers, home: sent.about?.(locale) })
  const rank = subject === undefined ? 1 : await rankOfOffer(transaction, { id, subject })
  const href = words.link(`offer/${signer.sign('offer', { id })}`, locale)
  const letter = offerMail(sent, contact, words, { rank, href })
  return { letters: letter === undefined ? [] : [letter], office: offerNote(sent, words, { rank, href }) }
}
