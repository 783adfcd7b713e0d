import { editDistance, errorsIn } from './edit-distance.ts'
import { createNearly, type Nearly } from './nearly.ts'
import type { MoreSentenceFile, SentenceFile } from './sentence-file.ts'
import { joinGround, joinNumbers, withoutHouseNumbers } from './spelled-numbers.ts'
import { saint } from './tokens.ts'
import { createVocabulary, lateRole, type Part, type Sense, type Vocabulary } from './vocabulary.ts'

/**
 * Letters from which words are corrected: of the page's language from six (from four where two are swapped, or one is
 * left out of six), of the others from nine. Names of towns are so from five. Shorter ones are too like other words.
 */
const shortest = { swapped: 4, gap: 5, own: 6, late: 8, other: 9 } as const
const corrected: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'flag',
  'goal',
  'unit',
  'free',
  'now',
  'month',
  'upTo',
  'from',
  'label',
  'living',
])
/** What denies the rest of a word is no error: `unfurnished`, `ongemeubeld`. */
const denial = /^(?:un|on|in|non)$/

/** Returns what phrases mean on a page in all languages, with what mends errors. */
export function wholeVocabulary(file: SentenceFile, more: MoreSentenceFile): Vocabulary {
  const vocabulary = createVocabulary(file, more)
  const nearly = createNearly(file.towns, more.regions)
  const own = createVocabulary(file).phrases
  return {
    ...vocabulary,
    correct: (parts) =>
      correctParts(joinGround(joinNumbers(withoutHouseNumbers(parts))), { ...vocabulary, own, nearly }),
  }
}

const mostWords = 3

/** All words, those of the page's language, and what finds towns. */
type Known = Vocabulary & Readonly<{ own: Vocabulary['phrases']; nearly: Nearly }>

function correctParts(parts: readonly Part[], known: Known): readonly Part[] {
  const done: Part[] = []
  for (let at = 0; at < parts.length;) {
    const window = unknownFrom(parts, at)
    const found = window.length === 0 ? undefined : correctedFrom(window, parts.length - at, known)
    const part = parts[at]
    if (found !== undefined) done.push(found.part)
    else if (part !== undefined) done.push(part, ...endOf(part, known))
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
function correctedFrom(window: readonly Part[], count: number, known: Known) {
  for (let length = window.length; length > 0; length--) {
    const words = window.slice(0, length)
    const key = words.map((word) => word.key).join('')
    const place = known.nearly(key, length === count)
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
    // `hoekwoning` is a kind of `woning`, and no `hoevewoning`.
    const most = length === 1 && endOf(first, known).length > 0 ? 1 : 2
    const senses = length === 1 ? nearestSenses(key, known, most) : undefined
    if (senses !== undefined) return { length, part: { ...whole, senses, isCorrected: true } }
  }
  return undefined
}

function nearestSenses(key: string, { own, phrases }: Known, most: number): readonly Sense[] | undefined {
  // Some words of the page's own language are sent with the others.
  const isOwn = (phrase: string, senses: readonly Sense[]): boolean =>
    own.has(phrase) ||
    senses.some(
      ({ role, value }) =>
        role === 'month' || (key.length >= shortest.late && lateRole.test(`${role}:${value}`)),
    )
  const reach = Math.min(most, Math.max(1, errorsIn(key.length - 1)))
  const nearest = nearestIn(key, phrases, reach, isOwn)
  return nearest ?? (key.length < shortest.other ? undefined : nearestIn(key, phrases, 1, () => true))
}

function nearestIn(
  key: string,
  phrases: Vocabulary['phrases'],
  most: number,
  isWanted: (phrase: string, senses: readonly Sense[]) => boolean,
): readonly Sense[] | undefined {
  let reach = most
  let nearest: readonly Sense[] | undefined
  for (const [phrase, senses] of phrases) {
    if (phrase[0] !== key[0] || !isWanted(phrase, senses) || !isCorrectable(key, phrase, senses)) continue
    const far = single(key) === single(phrase) ? 0 : editDistance(key, phrase, reach)
    if (far > reach || (far === reach && nearest !== undefined)) continue
    if (key.length < shortest.own && !isSmallSlip(key, phrase)) continue
    nearest = senses
    reach = far
  }
  return nearest
}

/** Returns a word without doubled letters, which are the first to be left out: `teras`, `apartement`. */
function single(word: string): string {
  return word.replaceAll(/(.)\1/gu, '$1')
}

function isCorrectable(key: string, phrase: string, senses: readonly Sense[]): boolean {
  return (
    /^\p{L}{4,}$/u.test(phrase) && !isDenied(key, phrase) && senses.some(({ role }) => corrected.has(role))
  )
}

/** Whether a short word is another with two letters swapped, or one of six left out. */
function isSmallSlip(key: string, phrase: string): boolean {
  if (phrase.length === key.length + 1) return key.length >= shortest.gap
  const letters = (word: string) => [...word].toSorted().join('')
  return key.length >= shortest.swapped && letters(key) === letters(phrase)
}

function isDenied(key: string, phrase: string): boolean {
  return key.endsWith(phrase) && denial.test(key.slice(0, -phrase.length))
}
