import type { Locale, Localised } from '#domain/values/locale.ts'

/** A time of the day: hours from 0 to 24, minutes in two digits; seconds are never said. */
export type Clock = Readonly<{ hour: number; minute: string }>

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
  /** Whether a comma follows the weekday of a date: `Samstag, 28. November`. */
  hasCommaAfterWeekday: boolean
  /** Quotation marks, with the spaces that French has within them. */
  quotes: readonly [opening: string, closing: string]
  /** A time of the day, with its unit: `10 uur`, `16.41 uur`, in French `10 h 30`. */
  time: (time: Clock) => string
  /** Hours of a day, in the same writing: `9–12.30 uur`. */
  hours: (from: Clock, until: Clock) => string
}>

/** `9`, `12.30` */
const dotted = ({ hour, minute }: Clock): string => (minute === '00' ? String(hour) : `${hour}.${minute}`)

/** `9\u00A0h`, `12\u00A0h\u00A030` */
const frenchClock = ({ hour, minute }: Clock): string =>
  minute === '00' ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minute}`

const half = ({ hour }: Clock): 'am' | 'pm' => (hour % 24 < 12 ? 'am' : 'pm')

/** `9`, `12.30`, `1.30` */
const twelveHours = ({ hour, minute }: Clock): string =>
  dotted({ hour: hour % 12 === 0 ? 12 : hour % 12, minute })

const common = {
  hasCapitalNouns: false,
  beforePercent: '\u00A0',
  colon: ':',
  byteSign: 'B',
  isFirstOfMonthOrdinal: false,
  hasCommaAfterWeekday: false,
  quotes: ['‘', '’'],
} as const

const englishOrdinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const englishSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** The grammar of each language. */
export const grammars: Localised<Grammar> = {
  nl: {
    ...common,
    numberTag: 'nl-BE',
    ordinal: (rank) => `${rank}e`,
    time: (time) => `${dotted(time)}\u00A0uur`,
    hours: (from, until) => `${dotted(from)}–${dotted(until)}\u00A0uur`,
  },
  fr: {
    ...common,
    numberTag: 'fr-BE',
    ordinal: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    colon: '\u00A0:',
    quotes: ['«\u00A0', '\u00A0»'],
    byteSign: 'o',
    isFirstOfMonthOrdinal: true,
    time: frenchClock,
    hours: (from, until) => `${frenchClock(from)} – ${frenchClock(until)}`,
  },
  en: {
    ...common,
    // British formats: `en-BE` would mix commas in prices with points in plain numbers.
    numberTag: 'en-GB',
    ordinal: (rank) => `${rank}${englishSuffixes[englishOrdinals.select(rank)] ?? 'th'}`,
    beforePercent: '',
    time: (time) => `${twelveHours(time)}\u00A0${half(time)}`,
    // The half of the day once, where both ends lie in it.
    hours: (from, until) =>
      `${twelveHours(from)}${half(from) === half(until) ? '' : `\u00A0${half(from)}`}–${twelveHours(until)}\u00A0${half(until)}`,
  },
  de: {
    ...common,
    numberTag: 'de-BE',
    ordinal: (rank) => `${rank}.`,
    hasCapitalNouns: true,
    hasCommaAfterWeekday: true,
    quotes: ['„', '“'],
    time: (time) => `${dotted(time)}\u00A0Uhr`,
    hours: (from, until) => `${dotted(from)}–${dotted(until)}\u00A0Uhr`,
  },
}

/** Joins a label and what it is about. @example labelled('Prix', '€ 1', 'fr') // 'Prix\u00A0: € 1' */
export function labelled(label: string, text: string, locale: Locale): string {
  return `${label}${grammars[locale].colon} ${text}`
}

/** Returns words between the quotation marks of a language. @example quoted('Rustig gelegen', 'nl') // '‘Rustig gelegen’' */
export function quoted(words: string, locale: Locale): string {
  const [opening, closing] = grammars[locale].quotes
  return `${opening}${words}${closing}`
}
