/** What a page says to somebody who would rather read it in another language, in that language. */
export type LanguageOffer = Readonly<{ lang: string; label: string; text: string; go: string; close: string }>

/** The offer as a file: HTML in which its link leads nowhere yet. */
export type LanguageOfferFile = Readonly<{ html: string }>

/**
 * Returns where the offer of a language is, from the root of the site.
 * @example languageOfferPath('fr') // '/words/offer-fr.json'
 */
export function languageOfferPath(language: string): string {
  return `/words/offer-${language}.json`
}
