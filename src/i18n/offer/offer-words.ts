import { perLocale } from '../per-locale.ts'
import { rawMessage, rawPlural } from '../raw-message.ts'
import type { OfferWords } from './say-offer.ts'

/** Returns the sentences of an offer in a language. */
export const offerWords = perLocale((locale): OfferWords => ({
  said: rawMessage('offers.said', locale),
  until: rawMessage('offers.until', locale),
  noConditions: rawMessage('offers.noConditions', locale),
  conditions: rawPlural('offers.conditions', locale),
  loan: rawPlural('offers.loan', locale),
  ownHomeSold: rawMessage('offers.ownHomeSold', locale),
  certificates: rawMessage('offers.certificates', locale),
  permit: rawMessage('offers.permit', locale),
  ownWords: rawMessage('offers.ownWords', locale),
  advance: rawMessage('offers.advance', locale),
  advanceOffPlan: rawMessage('offers.advanceOffPlan', locale),
}))
