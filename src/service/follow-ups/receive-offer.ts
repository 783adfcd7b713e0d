import { confirmOfferMail, saidOffer } from '#service/offers/offer-mail.ts'
import { confirmPath } from '#service/offers/offer-paths.ts'
import { storeOffer } from '#service/offers/stored-offers.ts'
import { recipientFor } from '#service/settings/recipients.ts'
import type { FollowUp } from './follow-up.ts'

/** Keeps what an offer says, and asks its mailbox to confirm it: it counts from then on. */
export const receiveOffer: NonNullable<FollowUp['store']> = async (transaction, sent, { words, signer }) => {
  const { id, locale, answers } = sent
  const said = saidOffer(sent, words, locale)
  const confirmBy = await storeOffer(transaction, sent, said)
  const office = recipientFor(words.recipients, answers, sent.about?.(locale)?.officeId)
  const href = words.link(confirmPath(signer, id), locale)
  const letter = confirmOfferMail(sent, office, { said, confirmBy, href })
  return letter === undefined ? [] : [letter]
}
