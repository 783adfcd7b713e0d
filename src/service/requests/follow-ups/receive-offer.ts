import { confirmOfferMail, saidOffer } from '#service/requests/offers/offer-mail.ts'
import { confirmPath } from '#service/requests/offers/offer-paths.ts'
import { storeOffer } from '#service/requests/offers/stored-offers.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import type { FollowUp } from './follow-up.ts'

/** Keeps what an offer says, and asks its mailbox to confirm it: it counts from then on. */
export const receiveOffer: NonNullable<FollowUp['store']> = async (transaction, sent, { words, signer }) => {
  const { id, locale, answers } = sent
  const said = saidOffer(sent, words, locale)
  const confirmBy = await storeOffer(transaction, sent, said)
  const { contact } = whoAnswers(words, { answers, home: sent.about?.(locale) })
  const href = words.link(confirmPath(signer, id), locale)
  const letter = confirmOfferMail(sent, contact, { said, confirmBy, href })
  return { letters: letter === undefined ? [] : [letter] }
}
