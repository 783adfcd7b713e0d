import { perWords } from '../own-words.ts'
import { rawMessage, rawPlural } from '../raw-message.ts'
import type { OfferWords } from './say-offer.ts'

/** Returns the sentences of an offer in a language. */
export const offerWords = perWords((locale): OfferWords => ({
  said: {
    price: rawMessage('offers.said.price', locale),
    exclVat: rawMessage('offers.said.exclVat', locale),
    annuity: rawMessage('offers.said.annuity', locale),
    annuityOpen: rawMessage('offers.said.annuityOpen', locale),
  },
  until: rawMessage('offers.until', locale),
  noConditions: rawMessage('offers.noConditions', locale),
  conditions: rawPlural('offers.conditions', locale),
  loan: rawPlural('offers.loan', locale),
  ownHomeSold: rawMessage('offers.ownHomeSold', locale),
  certificates: rawMessage('offers.certificates', locale),
  permit: rawMessage('offers.permit', locale),
  ownWords: rawMessage('offers.ownWords', locale),
  deed: rawPlural('offers.deed', locale),
  deedBy: rawMessage('offers.deedBy', locale),
  advance: rawMessage('offers.advance', locale),
  advanceOffPlan: rawMessage('offers.advanceOffPlan', locale),
}))
