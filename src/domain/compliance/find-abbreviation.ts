import { oncePer } from '#domain/values/once.ts'

/**
 * Abbreviations of planning facts in printed advertisements. `certain` ones mean nothing else; the others are also
 * names of companies and clubs, so more is asked of the text around them.
 */
export type Abbreviations = Readonly<{ certain: readonly string[]; ambiguous: readonly string[] }>

/** A word of a text, with what stands between it and the next one. */
type Word = Readonly<{ text: string; before: string; after: string }>

/**
 * Returns the first abbreviation of a planning fact in a text, in whatever case; undefined where there is none. Two in a
 * row are always meant. One alone is taken for a part of a name beside a capitalised word (`AG Insurance`), and an
 * ambiguous one counts only as the printed advertisement writes it (`Vg`) or where nothing else stands between two
 * points or commas.
 * @example findAbbreviation('Stedenbouw: VG, WG', words) // 'VG'
 */
export function findAbbreviation(text: string, abbreviations: Abbreviations): string | undefined {
  const { any, known, sure, printed } = lookupOf(abbreviations)
  // `G.m.o.` is the same word, but `D.v.` begins other sentences, so that ambiguous ones need a neighbour.
  const joined = text.replace(/(?<!\p{L})(?:\p{L}{1,2}\.){2,4}/gu, (letters) =>
    letters.replaceAll('.', '').toLowerCase(),
  )
  if (!any.test(joined)) return undefined
  // `V.g. 4 / W.g. 3`
  const words = wordsOf(joined).filter(({ text: word }) => !/^\d+$/.test(word))
  return words.find((word, index) => {
    if (!known.has(fold(word.text))) return false
    const [previous, next] = [words[index - 1], words[index + 1]]
    if ([previous, next].some((other) => other !== undefined && known.has(fold(other.text)))) return true
    if (isCompound(word) || isNamePart(word, previous, next)) return false
    return sure.has(fold(word.text)) || printed.has(word.text) || (ends(word.before) && ends(word.after))
  })?.text
}

/** What words are looked up in; `any` finds texts that may hold an abbreviation: nearly all hold none. */
const lookupOf = oncePer(({ certain, ambiguous }: Abbreviations) => {
  const all = [...certain, ...ambiguous]
  return {
    any: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${all.map(RegExp.escape).join('|')})(?![\p{L}\p{N}])`,
      'iu',
    ),
    known: new Set(all.map(fold)),
    sure: new Set(certain.map(fold)),
    printed: new Set(all),
  }
})

function wordsOf(text: string): readonly Word[] {
  const parts = text.split(/([\p{L}\p{N}]+)/u)
  return parts.flatMap((part, index) =>
    index % 2 === 1 ? [{ text: part, before: parts[index - 1] ?? '', after: parts[index + 1] ?? '' }] : [],
  )
}

/** Whether a hyphen makes the word a part of a longer one: `gmo-vrij`. */
function isCompound({ before, after }: Word): boolean {
  return before.endsWith('-') || after.startsWith('-')
}

/** Whether a capitalised word follows, or precedes within a sentence, with a space only between the two. */
function isNamePart({ before, after }: Word, previous: Word | undefined, next: Word | undefined): boolean {
  const isPreceded = before === ' ' && previous?.before === ' ' && isCapitalised(previous.text)
  return isPreceded || (after === ' ' && next !== undefined && isCapitalised(next.text))
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word)
}

/** Whether a segment begins or ends here: at the edge of the text, or where more than a space parts two words. */
function ends(gap: string): boolean {
  return gap.trim() !== '' || gap === '' || gap.includes('\n')
}

function fold(word: string): string {
  return word.toLowerCase()
}
