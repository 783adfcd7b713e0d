import type { Locale } from '#domain/values/locale.ts'
import type { Messages } from '#i18n/create-words.ts'
import { offerMessages as saidMessages, type OfferTerms } from '#i18n/offer/say-offer.ts'
import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** How the keys of the messages begin that a form says an offer back with. */
export const offerMessages = ['offers.signed', 'offers.asked.', ...saidMessages] as const

/** Says the messages of an offer. */
export type OfferTranslate = Translate<KeyBelow<(typeof offerMessages)[number]>>

/** What a form needs to say an offer back, in a language. */
export type OfferTexts = Readonly<{ messages: Messages }> &
  Pick<OfferTerms, 'agency' | 'advance' | 'deedMonths'>

/** Returns the path of a language's file. @example offerTextsPath('nl') // '/words/said-offer-nl.json' */
export function offerTextsPath(locale: Locale): string {
  return `/words/said-offer-${locale}.json`
}

/** Loads what a form says an offer back with; rejects when the file fails to load. */
export async function loadOfferTexts(locale: Locale): Promise<OfferTexts> {
  const response = await fetch(offerTextsPath(locale))
  if (!response.ok) throw new Error(`words of an offer: ${response.status}`)
  return await response.json()
}
