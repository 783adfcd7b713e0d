import type { Locale } from '#domain/values/locale.ts'

/** Words of a language by which a text shuts people out; each entry is a word or a few words in a row. */
export type ExclusionWords = Readonly<{
  locale: Locale
  /** Before a group: `geen OCMW`. */
  refusals: readonly string[]
  /** Before a group, but also said of things: `niet geschikt voor kinderen`. */
  unsuited: readonly string[]
  /** Before the favoured: `enkel Belgen`. */
  only: readonly string[]
  /** After a group: `kinderen niet toegelaten`. */
  shut: readonly string[]
  /** After the favoured: `vast contract vereist`. */
  demanded: readonly string[]
  /** What may stand in between: `geen huisdieren of kinderen`. */
  between: readonly string[]
  /** People whom the law protects, and how they live: `OCMW`, `vreemdelingen`. */
  groups: readonly string[]
  /** Protected too; a pool or a staircase may lawfully be unfit for them. */
  children: readonly string[]
  favoured: readonly string[]
  /** Things that are unfit for children: `zwembad`. */
  things: readonly string[]
  /** Phrases that only look alike: `hebben geen kinderen`. */
  harmless: readonly string[]
}>

/** Returns the sentence of a text that shuts people out; undefined for a lawful text. */
export type ExclusionFinder = (text: string) => string | undefined

/**
 * Returns what finds the first sentence that refuses a protected group or asks for a favoured one, in any of the languages:
 * records hold French sentences in Dutch texts.
 * @example createExclusionFinder(lists)('Ruim. Geen OCMW, geen kinderen.') // 'Geen OCMW, geen kinderen.'
 */
export function createExclusionFinder(lists: readonly ExclusionWords[]): ExclusionFinder {
  const finders = lists.map(sentenceFinder)
  return (text) =>
    sentencesOf(text).find((sentence) => {
      const folded = fold(sentence)
      return finders.some((isExcluding) => isExcluding(folded))
    })
}

/** Returns what tells of a folded sentence whether it shuts people out, by the words of one language. */
function sentenceFinder(words: ExclusionWords): (folded: string) => boolean {
  const { refusals, unsuited, only, shut, demanded, groups, children, favoured } = words
  const people = [...groups, ...children]
  const between = [...words.between, ...people]
  const isAlways = [
    phrase(refusals, between, groups),
    phrase(unsuited, between, groups),
    phrase(only, between, favoured),
    phrase(groups, between, shut),
    phrase(favoured, between, demanded),
  ]
  const isOfChildren = [phrase(refusals, between, children, 'gu'), phrase(children, between, shut, 'gu')]
  const isUnfitForChildren = phrase(unsuited, between, children)
  const hasThing = anyOf(words.things)
  const harmless = words.harmless.length === 0 ? undefined : new RegExp(anyOf(words.harmless), 'gu')
  // Most sentences have none of these: one look is quicker than all patterns.
  const hasRefusal = anyOf([...refusals, ...unsuited, ...only, ...shut, ...demanded])
  return (folded) => {
    if (!hasRefusal.test(folded)) return false
    const plain = harmless === undefined ? folded : folded.replace(harmless, ' | ')
    if (isAlways.some((pattern) => pattern.test(plain))) return true
    if (isUnfitForChildren.test(plain) && !hasThing.test(plain)) return true
    return isOfChildren.some((pattern) =>
      [...plain.matchAll(pattern)].some((match) => !hasThing.test(clauseAround(plain, match))),
    )
  }
}

/** Returns the part between two commas in which a match ends up. */
function clauseAround(text: string, { index, 0: matched }: RegExpExecArray): string {
  const until = text.indexOf(',', index + matched.length)
  return text.slice(text.lastIndexOf(',', index) + 1, until === -1 ? undefined : until)
}

const gap = String.raw`[\s,:/&"()]+`

/** Returns a pattern of one of some words, then any of those between, then one of the last. */
function phrase(
  first: readonly string[],
  between: readonly string[],
  last: readonly string[],
  flags = 'u',
): RegExp {
  return new RegExp(`${source(first)}(?:${gap}${source(between)})*${gap}${source(last)}`, flags)
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(source(words), 'u')
}

/** Returns the source of a pattern of whole words; a hyphen or an apostrophe makes another word of them. */
function source(words: readonly string[]): string {
  if (words.length === 0) return '(?!)'
  const choices = words.map((word) =>
    fold(word)
      .replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll(' ', String.raw`\s+`),
  )
  return String.raw`(?<![\p{L}\p{N}-])(?:${choices.join('|')})(?![\p{L}\p{N}'-])`
}

/** Returns a text in lower case without accents, with a space after each apostrophe and abbreviations without points. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/'(?=\p{L})/gu, "' ")
    .replace(/(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
