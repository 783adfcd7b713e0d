/** Letters that Unicode does not decompose into a plain letter and a mark. */
const ligatures: ReadonlyMap<string, string> = new Map(
  'œoe æae ßss øo đd ðd łl þth ıi'.split(' ').map(([letter = '', ...plain]) => [letter, plain.join('')]),
)
const ligature = new RegExp(`[${[...ligatures.keys()].join('')}]`, 'g')

/**
 * Returns a text in lower case, without accents; spaces and punctuation stay.
 * @example foldLetters("L'Œuvre à Liège") // "l'oeuvre a liege"
 */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(ligature, (letter) => ligatures.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

/**
 * Returns a text as plain words with one space between, for searching.
 * @example foldWords('Sint-Pauwels, Hofstraat 12') // 'sint pauwels hofstraat 12'
 */
export function foldWords(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Returns a label without case, accents, spaces and punctuation, to compare typed labels.
 * @example fold('Half-open bebouwing') // 'halfopenbebouwing'
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/[^a-z0-9+]/g, '')
}
