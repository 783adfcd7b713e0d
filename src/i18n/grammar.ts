import type { Localised } from '#domain/values/locale.ts'

/** How a language writes numbers, ranks, dates and times, as far as Intl does not know it. */
export type Grammar = Readonly<{
  /** BCP 47 tag by which numbers, prices and dates are formatted. */
  numberTag: string
  /** A rank in digits, as the word "floor" wants it. */
  ordinal: (rank: number) => string
  /** Whether nouns keep their capital within a sentence. */
  hasCapitalNouns: boolean
  /** Space between a number and the percent sign. */
  beforePercent: '' | '\u00A0'
  /** Sign of a byte: `MB`, in French `Mo`. */
  byteSign: 'B' | 'o'
  /** Whether the first of a month is an ordinal number: `1er mars`. */
  isFirstOfMonthOrdinal: boolean
  /** A time of the day: `10:30`, in French `10h30`. */
  time: (time: string) => string
}>

const common = {
  hasCapitalNouns: false,
  beforePercent: '\u00A0',
  byteSign: 'B',
  isFirstOfMonthOrdinal: false,
  time: (time: string): string => time,
} as const

const englishOrdinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const englishSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** The grammar of each language. */
export const grammars: Localised<Grammar> = {
  nl: { ...common, numberTag: 'nl-BE', ordinal: (rank) => `${rank}e` },
  fr: {
    ...common,
    numberTag: 'fr-BE',
    ordinal: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    byteSign: 'o',
    isFirstOfMonthOrdinal: true,
    time: (time) => time.replace(':', 'h').replace(/h00$/, 'h'),
  },
  en: {
    ...common,
    // The British forms: in `en-BE` prices get commas and plain numbers points.
    numberTag: 'en-GB',
    ordinal: (rank) => `${rank}${englishSuffixes[englishOrdinals.select(rank)] ?? 'th'}`,
    beforePercent: '',
  },
  de: { ...common, numberTag: 'de-BE', ordinal: (rank) => `${rank}.`, hasCapitalNouns: true },
}
