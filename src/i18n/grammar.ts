import type { Localised } from '#domain/values/locale.ts'

/** Formats of numbers, ordinals, dates and times that Intl does not cover. */
export type Grammar = Readonly<{
  /** BCP 47 tag for numbers, prices and dates. */
  numberTag: string
  /** An ordinal in digits, in the form that "floor" requires. */
  ordinal: (rank: number) => string
  /** Whether nouns keep their capital letter within a sentence. */
  hasCapitalNouns: boolean
  /** Space between a number and the percent sign. */
  beforePercent: '' | '\u00A0'
  /** A colon after a label: in French a no-break space stands before it. */
  colon: ':' | '\u00A0:'
  /** Symbol of a byte: `MB`, in French `Mo`. */
  byteSign: 'B' | 'o'
  /** Whether the first of a month is an ordinal number: `1er mars`. */
  isFirstOfMonthOrdinal: boolean
  /** A time of the day: `10:30`, in French `10h30`. */
  time: (time: string) => string
}>

const common = {
  hasCapitalNouns: false,
  beforePercent: '\u00A0',
  colon: ':',
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
    colon: '\u00A0:',
    byteSign: 'o',
    isFirstOfMonthOrdinal: true,
    time: (time) => time.replace(':', 'h').replace(/h00$/, 'h'),
  },
  en: {
    ...common,
    // British formats: `en-BE` would mix commas in prices with points in plain numbers.
    numberTag: 'en-GB',
    ordinal: (rank) => `${rank}${englishSuffixes[englishOrdinals.select(rank)] ?? 'th'}`,
    beforePercent: '',
  },
  de: { ...common, numberTag: 'de-BE', ordinal: (rank) => `${rank}.`, hasCapitalNouns: true },
}
