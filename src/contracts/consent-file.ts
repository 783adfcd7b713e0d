/**
 * Returns the path of a language's consent dialog: its HTML as a JSON string.
 * @example consentFilePath('nl') // '/words/consent-nl.json'
 */
export function consentFilePath(language: string): string {
  return `/words/consent-${language}.json`
}
