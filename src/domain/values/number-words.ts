import { type Locale, locales, type Translations } from './locale.ts'

type NumberWords = Readonly<{
  /** Words for one, which are articles too. */
  ones: readonly string[]
  /** Words for the numbers from two on. */
  counts: readonly string[]
  /** Stems of the ordinals from first on. */
  ordinals: readonly string[]
}>

const words: Translations<NumberWords> = {
  nl: {
    ones: ['een'],
    counts: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
    ordinals: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende'],
  },
  fr: {
    ones: ['un', 'une'],
    counts: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    ordinals: [
      'premi(?:er|ère)',
      'deuxième|seconde?',
      'troisième',
      'quatrième',
      'cinquième',
      'sixième',
      'septième',
      'huitième',
      'neuvième',
    ],
  },
  en: {
    ones: ['one'],
    counts: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  },
  de: {
    ones: ['ein', 'eine', 'eins'],
    counts: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    ordinals: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte'],
  },
}

const noWords: NumberWords = { ones: [], counts: [], ordinals: [] }

/** Returns the number words of a language, for a regular expression. */
export function numberWords(locale: Locale): NumberWords {
  return words[locale] ?? noWords
}

/** Returns the number that a word says, from two to twelve. */
export function countOf(word: string, locale: Locale): number | undefined {
  const at = numberWords(locale).counts.indexOf(word.toLowerCase())
  return at < 0 ? undefined : at + 2
}

/** The number words of all languages with their number, from one on, as folded texts have them: without accents. */
export const foldedCounts: ReadonlyMap<string, number> = new Map(
  locales.flatMap((locale) => {
    const { ones, counts } = numberWords(locale)
    const numbered = [
      ...ones.map((word) => [word, 1] as const),
      ...counts.map((word, at) => [word, at + 2] as const),
    ]
    return numbered.map(([word, count]) => [withoutAccents(word), count] as const)
  }),
)

/** Returns the number that an ordinal says, in words (`tweede`) or digits (`2e`). */
export function ordinalOf(word: string, locale: Locale): number | undefined {
  const digits = /^\d+/.exec(word)
  if (digits !== null) return Number(digits[0])
  const at = numberWords(locale).ordinals.findIndex((ordinal) =>
    new RegExp(`^(?:${ordinal})[nrs]?$`, 'iu').test(word),
  )
  return at < 0 ? undefined : at + 1
}

/** Source of a pattern of an ordinal of any of the languages in a folded text: `vierde`, `4e`. */
export const foldedOrdinal = String.raw`\d{1,2}(?:ste|de|ere|eme|er|e|st|nd|rd|th|\.)|(?:${withoutAccents(
  locales.flatMap((locale) => numberWords(locale).ordinals).join('|'),
)})[nrs]?`

/** Returns the number that an ordinal of a folded text says. */
export function foldedOrdinalOf(word: string): number | undefined {
  const digits = /^\d+/.exec(word)?.[0]
  if (digits !== undefined) return Number(digits)
  const found = locales.flatMap((locale) =>
    numberWords(locale).ordinals.flatMap((ordinal, at) =>
      new RegExp(`^(?:${withoutAccents(ordinal)})[nrs]?$`).test(word) ? [at + 1] : [],
    ),
  )
  return found[0]
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
