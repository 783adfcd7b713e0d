import type { Locale, Translations } from '#domain/values/locale.ts'

type NumberWords = Readonly<{
  /** Words for the numbers from two on: the word for one is an article too. */
  counts: readonly string[]
  /** Stems of the ordinals from first on. */
  ordinals: readonly string[]
}>

const words: Translations<NumberWords> = {
  nl: {
    counts: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
    ordinals: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende'],
  },
  fr: {
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
    counts: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  },
  de: {
    counts: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    ordinals: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte'],
  },
}

const noWords: NumberWords = { counts: [], ordinals: [] }

/** Returns the number words of a language, for a regular expression. */
export function numberWords(locale: Locale): NumberWords {
  return words[locale] ?? noWords
}

/** Returns the number that a word says, from two to twelve. */
export function countOf(word: string, locale: Locale): number | undefined {
  const at = numberWords(locale).counts.indexOf(word.toLowerCase())
  return at < 0 ? undefined : at + 2
}

/** Returns the number that an ordinal says, in words (`tweede`) or digits (`2e`). */
export function ordinalOf(word: string, locale: Locale): number | undefined {
  const digits = /^\d+/.exec(word)
  if (digits !== null) return Number(digits[0])
  const at = numberWords(locale).ordinals.findIndex((ordinal) =>
    new RegExp(`^(?:${ordinal})[nrs]?$`, 'iu').test(word),
  )
  return at < 0 ? undefined : at + 1
}
