import type { Locale, Localised } from '#domain/values/locale.ts'

/** What may follow each word of a phrase: plural, case, gender. Other forms, such as *Häuser*, are phrases of their own; in a language without a line all are. */
const endings: Partial<Localised<string>> = {
  nl: "(?:en|e|n|s|['’]s)?",
  fr: '(?:es|e|s|x)?',
  en: "(?:es|s|['’]s|['’])?",
  de: '(?:ern|em|en|er|es|e|n|s)?',
}

const letter = '[\\p{L}\\p{N}]'

/** A span of a text. */
export type Span = Readonly<{ from: number; to: number }>

/** A word or several, as a text may write them. */
export type Phrase = Readonly<{
  text: string
  /** Returns where a text has it, without the places where it is part of one of the excused phrases. */
  find: (text: string, excused?: readonly Phrase[]) => readonly Span[]
}>

/**
 * Returns a phrase that finds itself as whole words, whatever their case, with the endings of the language; a part of a word with
 * hyphens is no word. A star at the start or end of a word stands for any letters.
 * @example createPhrase('third-party account', 'en').find('Third-party accounts').length // 1
 * @example createPhrase('renovatieplicht*', 'nl').find('renovatieplichtige').length // 1
 */
export function createPhrase(text: string, locale: Locale): Phrase {
  return phraseOf(text, endings[locale] ?? '')
}

/** Returns a phrase that finds itself as it is written, whatever its case. */
export function createLiteral(text: string): Phrase {
  return phraseOf(text, '')
}

function phraseOf(text: string, ending: string): Phrase {
  const words = text.split(' ').map((word) => patternOf(word, ending))
  const pattern = new RegExp(`(?<!${letter}|${letter}-)${words.join('\\s+')}(?!${letter}|-${letter})`, 'giu')
  const longest = text
    .toLowerCase()
    .split(/[\s*'’‑-]+|y(?=\s|$)/)
    .reduce((found, part) => (part.length > found.length ? part : found))
  const all = (searched: string): readonly Span[] => {
    // Spares most texts the search.
    if (!lowerOf(searched).includes(longest)) return []
    return [...searched.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }))
  }
  return {
    text,
    find: (searched, excused = []) => {
      const found = all(searched)
      if (found.length === 0 || excused.length === 0) return found
      const free = excused.flatMap((phrase) => phrase.find(searched))
      return found.filter(({ from, to }) => !free.some((span) => span.from <= from && to <= span.to))
    },
  }
}

let last = { text: '', lower: '' }

/** Returns a text in lower case; one text is searched for many phrases. */
function lowerOf(text: string): string {
  if (text !== last.text) last = { text, lower: text.toLowerCase() }
  return last.lower
}

function patternOf(word: string, ending: string): string {
  const bare = word.replace(/^\*|\*$/g, '')
  const literal = bare
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/[-‑]/g, '[-‑]')
  const before = word.startsWith('*') ? '\\p{L}*' : ''
  // A plural in -ies is no ending.
  if (ending === endings.en && literal.endsWith('y'))
    return `${before}${literal.slice(0, -1)}(?:y|ies|y['’]s)`
  return before + literal + (word.endsWith('*') ? '\\p{L}*' : ending)
}

/**
 * Returns a pattern of places, in which a star stands for anything.
 * @example placeOf('content/messages/de/labels.json: room.*').test('content/messages/de/labels.json: room.hall') // true
 */
export function placeOf(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
