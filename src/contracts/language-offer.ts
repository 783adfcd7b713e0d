/**
 * Returns the path of the offer of a page in a language: its HTML as a JSON string, with a link that the script completes.
 * @example languageOfferPath('fr-BE') // '/words/offer-fr-BE.json'
 */
export function languageOfferPath(lang: string): string {
  return `/words/offer-${lang}.json`
}
