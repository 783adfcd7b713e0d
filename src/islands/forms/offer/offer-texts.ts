import type { Locale } from '#domain/values/locale.ts'
import type { OfferTerms, OfferWords } from '#i18n/offer/say-offer.ts'

/** Sentences about an offer beside the asked price, with `{{amount}}` between them. */
export type AskedWords = Readonly<Record<'below' | 'equal' | 'above', string>>

/** What a form needs to say an offer back, in a language. */
export type OfferTexts = Readonly<{ heading: string; words: OfferWords; asked: AskedWords }> &
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
