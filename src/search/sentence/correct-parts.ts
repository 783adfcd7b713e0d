import { editDistance, errorsIn } from './edit-distance.ts'
import { createNearly, type Nearly } from './nearly.ts'
import { corrected } from './parts.ts'
import type { MoreSentenceFile, SentenceFile } from './sentence-file.ts'
import { saint } from './tokens.ts'
import { createVocabulary, type Part, type Sense, type Vocabulary } from './vocabulary.ts'

/** Words shorter than this are not corrected, except names of towns: too many words are like them. */
const shortestCorrected = 6
/** What denies the rest of a word is no error: `unfurnished`, `ongemeubeld`. */
const denial = /^(?:un|on|in|non)$/

/** Returns what phrases mean on a page in all languages, with what mends errors. */
export function wholeVocabulary(file: SentenceFile, more: MoreSentenceFile): Vocabulary {
  const vocabulary = createVocabulary(file, more)
  const nearly = createNearly(file.towns, more.regions)
  return { ...vocabulary, correct: (parts) => correctParts(parts, vocabulary, nearly) }
}

const mostWords = 3

function correctParts(parts: readonly Part[], vocabulary: Vocabulary, nearly: Nearly): readonly Part[] {
  const done: Part[] = []
  for (let at = 0; at < parts.length;) {
    const window = unknownFrom(parts, at)
    const found =
      window.length === 0 ? undefined : correctedFrom(window, parts.length - at, vocabulary, nearly)
    const part = parts[at]
    if (found !== undefined) done.push(found.part)
    else if (part !== undefined) done.push(part, ...endOf(part, vocabulary))
    at += found?.length ?? 1
  }
  return done
}

/** Letters of a word for a kind of home that may end others: `zorgwoning`, but not the `haus` of `Rathaus`. */
const shortestEnd = 6

/** Returns what a compound that nobody knows is by its end; the whole word ranks: `kangoeroewoning`. */
function endOf(part: Part, { phrases }: Vocabulary): readonly Part[] {
  if (part.senses.length > 0 || part.place !== undefined) return []
  for (let from = 3; from <= part.key.length - shortestEnd; from++) {
    const key = part.key.slice(from)
    const senses = phrases.get(key)?.filter(({ role }) => role === 'type') ?? []
    if (senses.length > 0) return [{ ...part, key, senses, isBreak: false, isGlued: true }]
  }
  return []
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

/** `count` is how many parts there are from the first of the window on. */
function correctedFrom(window: readonly Part[], count: number, vocabulary: Vocabulary, nearly: Nearly) {
  for (let length = window.length; length > 0; length--) {
    const words = window.slice(0, length)
    const key = words.map((word) => word.key).join('')
    const place = nearly(key, length === count)
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
    if (phrase.length < shortestCorrected - 1 || isDenied(key, phrase)) continue
    if (!senses.some(({ role }) => corrected.has(role))) continue
    const far = editDistance(key, phrase, reach)
    if (far > reach || (far === reach && nearest !== undefined)) continue
    nearest = senses
    reach = far
  }
  return nearest
}

function isDenied(key: string, phrase: string): boolean {
  return key.endsWith(phrase) && denial.test(key.slice(0, -phrase.length))
}
