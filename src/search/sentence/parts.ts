import { type Token, tokensOf } from './tokens.ts'
import type { Part, Sense, Vocabulary } from './vocabulary.ts'

/** The most words that a phrase has. */
const longestPhrase = 7
/** Only these have other endings. */
const inflectable: ReadonlySet<string> = new Set(['type', 'kind', 'flag', 'goal', 'unit'])

/** Returns the phrases of a sentence, the longest first, and then those with an error in what is left. */
export function partsOf(sentence: string, vocabulary: Vocabulary): readonly Part[] {
  const tokens = tokensOf(sentence)
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, found } = longestAt(tokens, at, vocabulary)
    parts.push(...found)
    at += length
  }
  return vocabulary.correct?.(parts) ?? parts
}

function longestAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const end = tokens.findIndex(({ isBreak, isElided }, next) => next > at && (isBreak || isElided))
  const rest = tokens.slice(at, Math.min(at + longestPhrase, end === -1 ? tokens.length : end))
  for (let length = rest.length; length > 0; length--) {
    const phrase = rest.slice(0, length)
    const key = phrase.map((token) => token.key).join('')
    const senses = sensesOf(phrase, key, vocabulary)
    const found = vocabulary.places.exact(key)
    // `eine` is also a village.
    const place = found?.kind === 'elsewhere' && senses.length > 0 ? undefined : found
    if (senses.length === 0 && place === undefined) continue
    return { length, found: [{ ...joined(phrase), senses, place, isCorrected: false }] }
  }
  const [token] = rest
  return { length: 1, found: token === undefined ? [] : splitWord(token, vocabulary) }
}

function sensesOf(phrase: readonly Token[], key: string, vocabulary: Vocabulary): readonly Sense[] {
  const senses =
    accented(phrase, vocabulary) ??
    vocabulary.phrases.get(key) ??
    elided(phrase, key, vocabulary) ??
    inflected(key, phrase.at(-1)?.key ?? '', vocabulary) ??
    []
  // `met een` is no `meteen`.
  const isWith = phrase.length > 1 && isWithWord(vocabulary.phrases.get(phrase[0]?.key ?? '') ?? [])
  return isWith && !isWithWord(senses) ? [] : senses
}

/** `autour d'Alost` is `autour de`. */
function elided(
  phrase: readonly Token[],
  key: string,
  { phrases }: Vocabulary,
): readonly Sense[] | undefined {
  return phrase.length > 1 && phrase.at(-1)?.key === 'd' ? phrases.get(`${key}e`) : undefined
}

function isWithWord(senses: readonly Sense[]): boolean {
  return senses.some(({ role }) => role === 'with')
}

const shortestStem = 4

/** Returns what a word means with another ending: a plural, or an adjective of another gender. */
function inflected(key: string, last: string, { phrases }: Vocabulary): readonly Sense[] | undefined {
  for (const ending of ['s', 'e', 'n', 'en', 'es', 'er', 'em', 'x']) {
    const stem = key.slice(0, -ending.length)
    if (!key.endsWith(ending) || last === ending || stem.length < shortestStem) continue
    const senses = phrases.get(stem)?.filter(({ role }) => inflectable.has(role)) ?? []
    if (senses.length > 0) return senses
  }
  // Of some words only the plural is written: `bedrooms`.
  return key.length < shortestStem ? undefined : phrases.get(`${key}s`)?.filter(({ role }) => role === 'unit')
}

/** Returns what a word means by its accents alone: `fermé` is no `ferme`. */
function accented(
  [token, ...others]: readonly Token[],
  { phrases }: Vocabulary,
): readonly Sense[] | undefined {
  const word = token?.typed.toLowerCase()
  return word === undefined || word === token?.key || others.length > 0 ? undefined : phrases.get(word)
}

function joined(tokens: readonly Token[]): Omit<Part, 'senses' | 'isCorrected'> {
  const [first, ...others] = tokens
  const last = others.at(-1)
  if (first === undefined) throw new RangeError('a part has at least one token')
  if (last === undefined) return first
  return { ...first, key: tokens.map(({ key }) => key).join(''), number: undefined, end: last.end }
}

/** Returns a word as its known beginning and the known rest: `huur` and `huis`; else as it is. */
function splitWord(token: Token, vocabulary: Vocabulary): readonly Part[] {
  const whole: Part = { ...token, senses: [], isCorrected: false }
  for (const [prefix, senses] of vocabulary.prefixes) {
    if (!token.key.startsWith(prefix)) continue
    const rest = { ...token, key: token.key.slice(prefix.length), isBreak: false, isGlued: true }
    const known = vocabulary.phrases.get(rest.key)
    const tail =
      known === undefined ? splitWord(rest, vocabulary) : [{ ...rest, senses: known, isCorrected: false }]
    if (tail.every((part) => part.senses.length > 0)) return [{ ...whole, key: prefix, senses }, ...tail]
  }
  return [whole]
}
