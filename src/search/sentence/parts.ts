import { editDistance, errorsIn } from './edit-distance.ts'
import type { FoundPlace } from './gazetteer.ts'
import { saint, type Token, tokensOf } from './tokens.ts'
import type { Sense, Vocabulary } from './vocabulary.ts'

/** A phrase, a number or an unknown word of a sentence. */
export type Part = Readonly<
  Pick<Token, 'typed' | 'key' | 'number' | 'start' | 'end' | 'isBreak' | 'isGlued' | 'isDashed'> & {
    /** None: nobody knows the word. */
    senses: readonly Sense[]
    place?: FoundPlace
    /** Whether a letter of it was wrong. */
    isCorrected: boolean
  }
>

/** The most words that a phrase has. */
const longestPhrase = 7
/** Words shorter than this are not corrected, except names of towns: too many words are like them. */
const shortestCorrected = 6
/** Only these are worth correcting. */
const corrected: ReadonlySet<string> = new Set(['type', 'kind', 'flag', 'goal', 'unit'])

/** Returns the phrases of a sentence, the longest first, and then those with an error in what is left. */
export function partsOf(sentence: string, vocabulary: Vocabulary): readonly Part[] {
  const tokens = tokensOf(sentence)
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, found } = longestAt(tokens, at, vocabulary)
    parts.push(...found)
    at += length
  }
  return correctParts(parts, vocabulary)
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
    inflected(key, phrase.at(-1)?.key ?? '', vocabulary) ??
    []
  // `met een` is no `meteen`.
  const isWith = phrase.length > 1 && isWithWord(vocabulary.phrases.get(phrase[0]?.key ?? '') ?? [])
  return isWith && !isWithWord(senses) ? [] : senses
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
    const senses = phrases.get(stem)?.filter(({ role }) => corrected.has(role)) ?? []
    if (senses.length > 0) return senses
  }
  return undefined
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

const mostWords = 3

function correctParts(parts: readonly Part[], vocabulary: Vocabulary): readonly Part[] {
  const done: Part[] = []
  for (let at = 0; at < parts.length;) {
    const window = unknownFrom(parts, at)
    const found = window.length === 0 ? undefined : correctedFrom(window, at, parts.length, vocabulary)
    const part = parts[at]
    if (part !== undefined) done.push(found?.part ?? part)
    at += found?.length ?? 1
  }
  return done
}

function unknownFrom(parts: readonly Part[], at: number): readonly Part[] {
  // `Sint-Ni`: what is being typed behind Sint is part of a name, whatever else it means.
  const isName = (next: number): boolean => parts[at]?.key === saint && next === 1 && at + 2 === parts.length
  const isKnown = (part: Part, next: number): boolean =>
    (part.senses.length > 0 && !isName(next)) ||
    part.place !== undefined ||
    part.number !== undefined ||
    (next > 0 && part.isBreak)
  const rest = parts.slice(at, at + mostWords)
  const end = rest.findIndex(isKnown)
  return end === -1 ? rest : rest.slice(0, end)
}

function correctedFrom(window: readonly Part[], at: number, count: number, vocabulary: Vocabulary) {
  for (let length = window.length; length > 0; length--) {
    const words = window.slice(0, length)
    const key = words.map((word) => word.key).join('')
    const place = vocabulary.places.nearly(key, at + length === count)
    const [first] = words
    if (first === undefined) return undefined
    const whole = { ...first, key, end: words.at(-1)?.end ?? first.end }
    if (place !== undefined) {
      return {
        length,
        part: {
          ...whole,
          place,
          isCorrected: place.kind === 'region' || (place.kind === 'town' && place.isNear),
        },
      }
    }
    const senses = length === 1 ? nearestSenses(key, vocabulary) : undefined
    if (senses !== undefined) return { length, part: { ...whole, senses, isCorrected: true } }
  }
  return undefined
}

function nearestSenses(key: string, { phrases }: Vocabulary): readonly Sense[] | undefined {
  if (key.length < shortestCorrected) return undefined
  let reach = errorsIn(key.length - 1)
  let nearest: readonly Sense[] | undefined
  for (const [phrase, senses] of phrases) {
    if (phrase.length < shortestCorrected - 1 || !senses.some(({ role }) => corrected.has(role))) continue
    const far = editDistance(key, phrase, reach)
    if (far > reach || (far === reach && nearest !== undefined)) continue
    nearest = senses
    reach = far
  }
  return nearest
}
