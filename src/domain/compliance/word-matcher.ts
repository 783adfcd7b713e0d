import { foldedCounts } from '#domain/values/number-words.ts'
import { once } from '#domain/values/once.ts'
import { type SentenceWord, wordsOf } from './sentence-words.ts'

/** Returns the places behind what it finds from a place in a sentence on; none where it finds nothing. */
export type Matcher = (words: readonly SentenceWord[], at: number) => readonly number[]

/** Part of a sentence: the places of its first word and behind its last. */
export type Match = Readonly<{ from: number; to: number }>

/** Tells whether one word is that of a list. */
type IsWord = (word: string) => boolean

/**
 * One entry of a list: its words, and whether a sentence has to begin with it, or a clause to end behind it; `key` is its first word, how that begins, or
 * its initial.
 */
type Entry = Readonly<{ key: string; words: readonly IsWord[]; isFirst: boolean; isLast: boolean }>

const smallNumbers = [...foldedCounts].flatMap(([word, count]) => (count <= 3 ? [word] : []))
const isSmallNumber = new Set(smallNumbers)
/** A number, in digits or small; not 18, below which nobody may sign. */
const number = `(?:(?!18$)[0-9]+|${smallNumbers.join('|')})`

/** Letters of which a word keeps its meaning whatever ending it has; shorter ones are too much alike. */
const stemLength = 6

/**
 * Returns what finds any of some words or phrases. `*` stands for the rest of a word, `#` for a number, `^` for the start of a
 * sentence, `$` for the end of a clause. A long word counts with any of the endings of its language: `christlich`, `christlicher`.
 */
export function anyOfWords(list: readonly string[], endings: readonly string[] = []): Matcher {
  const entries = Map.groupBy(list.map(entriesWith(endings.join('|'))), ({ key }) => key)
  return (words, at) => {
    const text = words[at]?.text
    if (text === undefined) return nowhere
    const found = [
      entries.get(text),
      entries.get(`${text.slice(0, stemLength)}~`),
      entries.get(`${text.charAt(0)}*`),
      startsNumber(text) ? entries.get('#') : undefined,
    ]
    // Asked of each word of each text: most are on no list.
    if (found.every((some) => some === undefined)) return nowhere
    return found.flatMap((some = []) =>
      some.filter((entry) => isAt(entry, words, at)).map((entry) => at + entry.words.length),
    )
  }
}

function startsNumber(text: string): boolean {
  return isSmallNumber.has(text) || /^\d/.test(text)
}

const nowhere: readonly number[] = []

/** The entries with some endings, each made once: most stand on several lists, and the lists are the same at each load. */
const entriesWith = once((endings: string) => {
  const ending = endings === '' ? undefined : new RegExp(`(?:${endings})?$`, 'u')
  const entryOf = once((entry: string) => toEntry(entry, ending))
  return (entry: string) => entryOf(entry)
})

function toEntry(entry: string, ending: RegExp | undefined): Entry {
  const words = entry
    .replace(/^\^|\$$/g, '')
    .split(' ')
    .flatMap(spell)
  const [first = ''] = words
  return {
    key: keyOf(first, ending),
    words: words.map((word) => toTest(word, ending)),
    isFirst: entry.startsWith('^'),
    isLast: entry.endsWith('$'),
  }
}

function keyOf(first: string, ending: RegExp | undefined): string {
  if (first.startsWith('#')) return '#'
  if (/[*#]/.test(first)) return `${first.slice(0, 1)}*`
  const stem = stemOf(first, ending)
  return stem === undefined ? first : `${stem.slice(0, stemLength)}~`
}

/** Returns a long word without its ending; undefined for a short one. */
function stemOf(word: string, ending: RegExp | undefined): string | undefined {
  if (ending === undefined || word.length < stemLength) return undefined
  return new RegExp(`^(.{${stemLength},}?)${ending.source}`, 'u').exec(word)?.[1]
}

/** Returns a word of a list as sentences have it: without accents, an elided article apart. */
function spell(word: string): readonly string[] {
  return /[*#]/.test(word) ? [word] : wordsOf(word).map(({ text }) => text)
}

function toTest(word: string, ending: RegExp | undefined): IsWord {
  const stem = /[*#]/.test(word) ? undefined : stemOf(word, ending)
  if (stem !== undefined) {
    const inflected = new RegExp(`^${RegExp.escape(stem)}${ending?.source}`, 'u')
    return (other) => inflected.test(other)
  }
  if (!/[*#]/.test(word)) return (other) => other === word
  const source = word.replace(/\*$/, '').split('#').map(RegExp.escape).join(number)
  const pattern = new RegExp(`^${source}${word.endsWith('*') ? '' : '$'}`, 'u')
  return (other) => pattern.test(other)
}

function isAt({ words: tests, isFirst, isLast }: Entry, words: readonly SentenceWord[], at: number): boolean {
  if (isFirst && at > 0) return false
  const isSame = tests.every((test, index) => {
    const word = words[at + index]
    return word !== undefined && test(word.text) && (index === tests.length - 1 || word.after.trim() === '')
  })
  return isSame && (!isLast || endsClause(words, at + tests.length))
}

/** Letters of a word that is found at the end of a compound. */
const leastEnd = 4

/** Returns what finds a word that ends with one of a list: `wenteltrap` with `trap`. */
export function endOfCompound(things: readonly string[]): Matcher {
  const ends = things.filter((thing) => thing.length >= leastEnd && /^\p{L}+$/u.test(thing))
  return (words, at) => (ends.some((end) => words[at]?.text.endsWith(end)) ? [at + 1] : [])
}

/** Returns what finds any of some things. */
export function anyOf(...matchers: readonly Matcher[]): Matcher {
  return (words, at) => matchers.flatMap((matcher) => matcher(words, at))
}

/** Returns what finds one thing, then any number of those between, then another. */
export function inOrder(first: Matcher, between: Matcher, last: Matcher): Matcher {
  return (words, at) => {
    const places = new Set(first(words, at))
    const ends = new Set<number>()
    // The places that are added are visited too.
    for (const place of places) {
      if (!goesOn(words, place)) continue
      for (const end of last(words, place)) ends.add(end)
      for (const next of between(words, place)) places.add(next)
    }
    return [...ends]
  }
}

/** Whether only a space, a comma or the like stands before a place. */
function goesOn(words: readonly SentenceWord[], at: number): boolean {
  return /^[\s,:?/&"()]*$/.test(words[at - 1]?.after ?? '')
}

/** Whether a clause ends before a place: with the sentence, or with a comma or the like. */
export function endsClause(words: readonly SentenceWord[], at: number): boolean {
  const after = words[at - 1]?.after ?? ''
  return (at === words.length && after !== gap) || /^[\s"'\])]*[.,;!()/|–—]|^\s+-\s/.test(after)
}

/** Returns where a sentence has something. */
export function findAll(matcher: Matcher, words: readonly SentenceWord[]): readonly Match[] {
  return words.flatMap((_, from) => matcher(words, from).map((to) => ({ from, to })))
}

/** Stands where words were taken out. */
const gap = ' … '

/** Returns a sentence without what a matcher finds; nothing goes on over the gap, and no clause ends there. */
export function without(matcher: Matcher, words: readonly SentenceWord[]): readonly SentenceWord[] {
  const left = new Set(
    findAll(matcher, words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  if (left.size === 0) return words
  return words.flatMap((word, at) => {
    if (left.has(at)) return []
    return [left.has(at + 1) ? { ...word, after: gap } : word]
  })
}

/** Returns the words between the commas around a part of a sentence. */
export function clauseAround(words: readonly SentenceWord[], { from, to }: Match): readonly SentenceWord[] {
  const end = words.findIndex(({ after }, index) => index >= to - 1 && after.includes(','))
  return [...clauseBefore(words, from), ...words.slice(from, end === -1 ? undefined : end + 1)]
}

/** Returns the words between the last comma and a place. */
export function clauseBefore(words: readonly SentenceWord[], at: number): readonly SentenceWord[] {
  const before = words.slice(0, at)
  return before.slice(before.findLastIndex(({ after }) => after.includes(',')) + 1)
}
