/** What a page says to somebody who would rather read it in another language, in that language. */
export type LanguageOffer = Readonly<{ lang: string; label: string; text: string; go: string; close: string }>

/**
 * Returns where the offer of a language is, from the root of the site: its HTML as JSON, in which the link leads nowhere yet.
 * @example languageOfferPath('fr-BE') // '/words/offer-fr-BE.json'
 */
export function languageOfferPath(lang: string): string {
  return `/words/offer-${lang}.json`
}
