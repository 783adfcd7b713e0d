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
 * @example townName("'S-HERTOGENBOSCH (5211)") // "'s-Hertogenbosch"
 */
export function townName(text: string): string {
  const bare = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/^(?:[A-Z]{1,3}-)?\d{4,5}(?: ?[A-Z]{2})?\b|\b\d{4,5}$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  let isFirst = true
  return bare.toLowerCase().replace(/(['’][ts]\b|[\p{L}\p{M}]+)/gu, (word) => {
    const written = !isFirst && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
    isFirst = false
    return written
  })
}
