/** Endings by which a word is the name of a street, in Dutch and German. */
const endings =
  /(?:straat|str|laan|weg|wegel|baan|dreef|plein|markt|lei|kaai|kade|dijk|pad|kouter|dries|straße|strasse|platz|allee|gasse)$/
/** Words that the name of a street begins with, in French. */
const beginnings =
  /^(?:rue|avenue|chaussée|chaussee|chemin|boulevard|allée|allee|quai|square|drève|dreve|clos|impasse|sentier|ruelle)$/
const connecting = /^(?:de|du|des|la|le|les)$/
const leading =
  /^(?:de|het|den|der|dem|du|des|la|le|les|the|aan|in|op|langs|nabij|bij|naast|te|à|au|dans|près|proche|sur|an|am|auf|bei|nahe|neben|near|by|on|at)$/
/** `12`, `12a`, `12-14`, `12/3`, `12/a`, and the words around them. */
const houseNumber = /^(?:nr|nummer|bus|\d+[a-z]?(?:[-/](?:\d+[a-z]?|[a-z]))?)$/
const counted = /^(?:m²|m2|are|ca|slaapk|gevel|chambre|façade|bed|zimmer|schlaf)/

/**
 * Returns a text without what reads like a street and its number. The catalogue does not know the street of
 * a hidden address, so that it can appear nowhere; a headline may still name it.
 * @example withoutStreet('Halfopen woning in de Kerkstraat 12 te Berlare') // 'Halfopen woning te Berlare'
 */
export function withoutStreet(text: string): string {
  const words = text.trim().split(/\s+/)
  const streets = words.map((_, index) => streetAt(words, index)).filter((street) => street !== undefined)
  return words.filter((_, index) => !streets.some(({ from, to }) => from <= index && index < to)).join(' ')
}

/** Returns where the street around a word begins and ends; undefined when the word belongs to none. */
function streetAt(
  words: readonly string[],
  index: number,
): Readonly<{ from: number; to: number }> | undefined {
  const word = bare(words, index)
  if (beginnings.test(word))
    return { from: startBefore(words, index), to: endAfterNumber(words, endOfFrenchName(words, index)) }
  if (!endings.test(word)) return undefined
  // `Burgemeester De Boeckstraat`: the words before belong to it, but not the first of the headline.
  let from = index
  while (from > 1 && isCapitalised(wordAt(words, from - 1))) from -= 1
  return { from: startBefore(words, from), to: endAfterNumber(words, index + 1) }
}

function endOfFrenchName(words: readonly string[], index: number): number {
  let to = index + 1
  while (connecting.test(bare(words, to))) to += 1
  to += 1
  while (isCapitalised(wordAt(words, to)) && !wordAt(words, to - 1).endsWith(',')) to += 1
  return to
}

function startBefore(words: readonly string[], index: number): number {
  let from = index
  while (leading.test(bare(words, from - 1))) from -= 1
  return from
}

function endAfterNumber(words: readonly string[], index: number): number {
  let to = index
  while (houseNumber.test(bare(words, to)) && !counted.test(bare(words, to + 1))) to += 1
  return to
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

function bare(words: readonly string[], index: number): string {
  return wordAt(words, index)
    .toLowerCase()
    .replace(/^[^\p{L}\d]+|[^\p{L}\d²]+$/gu, '')
}

/** Returns a word; the empty one before the first and after the last. */
function wordAt(words: readonly string[], index: number): string {
  return words[index] ?? ''
}
