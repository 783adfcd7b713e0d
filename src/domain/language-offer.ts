/** What a page says to somebody who would rather read it in another language, in that language. */
export type LanguageOffer = Readonly<{ label: string; text: string; go: string; close: string }>

/**
 * Returns where the words of an offered language are, from the root of the site.
 * @example languageOfferPath('fr') // '/words/offer-fr.json'
 */
export function languageOfferPath(language: string): string {
  return `/words/offer-${language}.json`
}
