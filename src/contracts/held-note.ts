/**
 * Returns the path of the sentence that tells, in a language, that the browser stores nothing: a JSON string.
 * @example heldNotePath('nl') // '/words/held-nl.json'
 */
export function heldNotePath(language: string): string {
  return `/words/held-${language}.json`
}
