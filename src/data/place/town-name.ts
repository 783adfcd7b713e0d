import { fold } from '#text/fold.ts'

// Words that stay in lower case in a town's name: Sint-Gillis-bij-Dendermonde, Sas van Gent.
const smallWords = new Set([
  'aan',
  'bij',
  'de',
  'den',
  'der',
  'des',
  'du',
  'en',
  'het',
  'in',
  'la',
  'le',
  'les',
  'lez',
  'of',
  'op',
  'sous',
  'sur',
  'te',
  'ten',
  'ter',
  'van',
  "'t",
])

/**
 * Returns the name of a town in title case, without a zip or other text in brackets.
 * @example townName('SINT-GILLIS-BIJ-DENDERMONDE (9200)') // 'Sint-Gillis-bij-Dendermonde'
 */
export function townName(text: string): string {
  const bare = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/^(?:[A-Z]{1,2}-)?\d{4}(?: ?[A-Z]{2})?\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  let isFirst = true
  return bare.toLowerCase().replace(/(['’]t\b|[\p{L}\p{M}]+)/gu, (word) => {
    const written = !isFirst && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
    isFirst = false
    return written
  })
}

/** Returns a key that is the same for all spellings of a town: without case, accents, hyphens and a zip in brackets. */
export function townKey(text: string): string {
  return fold(townName(text)).replace(/^st(?=[a-z]{4})/, 'sint')
}

/**
 * Returns the names that a text with two of them may hold, the most exact first: CRMs write the municipality before a
 * part of it, or behind it in brackets.
 * @example townParts('AALST MOORSEL') // ['MOORSEL', 'AALST']
 * @example townParts('ORTHO (LA ROCHE-EN-ARDENNE)') // ['LA ROCHE-EN-ARDENNE']
 */
export function townParts(text: string): readonly string[] {
  const words = text
    .replace(/\([^)]*\)?/g, ' ')
    .trim()
    .split(/[\s,/]+/)
  const splits = words.slice(1).map((_, index) => index + 1)
  const inBrackets = /\(([^)]*\p{L}[^)]*)\)?/u.exec(text)?.[1]
  return [
    ...splits.map((at) => words.slice(at).join(' ')),
    ...(inBrackets === undefined ? [] : [inBrackets.trim()]),
    ...splits.toReversed().map((at) => words.slice(0, at).join(' ')),
  ]
}
