/**
 * Returns the path of the words that offer a page in a language: a JSON string.
 * @example languageOfferPath('fr-BE') // '/words/offer-fr-BE.json'
 */
export function languageOfferPath(lang: string): string {
  return `/words/offer-${lang}.json`
}
