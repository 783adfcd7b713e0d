import type { Term } from '#domain/privacy/term.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate, SquareMetres } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { once } from '#domain/values/once.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { type Clock, grammars } from './grammar.ts'
import { sentenceStart } from './in-sentence.ts'
import { perLocale } from './per-locale.ts'

/** No-break space, between a number and its unit. */
const noBreakSpace = '\u00A0'

// Creating an Intl formatter is slow: one per language.
const wholeEuroFormat = perLocale((locale) => currencyFormat(locale, 0))
const euroAndCentsFormat = perLocale((locale) => currencyFormat(locale, 2))
const numberFormat = perLocale(
  (locale) => new Intl.NumberFormat(grammars[locale].numberTag, { maximumFractionDigits: 2 }),
)
const rateFormat = perLocale(
  (locale) => new Intl.NumberFormat(grammars[locale].numberTag, { maximumFractionDigits: 3 }),
)
const dateFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, { dateStyle: 'long', timeZone: 'UTC' })
})
const dayFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, { dateStyle: 'full', timeZone: 'UTC' })
})
const weekdayFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, { weekday: 'long', timeZone: 'UTC' })
})
const dayOfYearFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
})
const dayOfWeekFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
})
const leafFormat = perLocale((locale) => leafOf('long', locale))
const shortLeafFormat = perLocale((locale) => leafOf('short', locale))
const shortDayFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
})
const monthFormat = perLocale((locale) => {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, { month: 'long', timeZone: 'UTC' })
})
const languageFormat = perLocale((locale) => {
  return new Intl.DisplayNames(grammars[locale].numberTag, { type: 'language' })
})
const termFormats = {
  minute: perLocale((locale) => termFormat('minute', locale)),
  hour: perLocale((locale) => termFormat('hour', locale)),
  day: perLocale((locale) => termFormat('day', locale)),
  month: perLocale((locale) => termFormat('month', locale)),
} as const satisfies Record<Term['unit'], unknown>
const listFormat = perLocale((locale) => new Intl.ListFormat(grammars[locale].numberTag))

/**
 * Returns an amount with the euro sign in the language's format; two decimals, or none for whole euros.
 * @example formatMoney(euroCents(389_000), 'nl') // '€ 389.000'
 */
export function formatMoney(cents: EuroCents, locale: Locale): string {
  return moneyFormat(cents % 100 === 0, locale).format(cents / 100)
}

/**
 * Returns a number with at most two decimals, and its unit after a no-break space.
 * @example formatNumber(7.4, 'nl') // '7,4'
 * @example formatNumber(164, 'nl', 'kWh/m²') // '164 kWh/m²'
 */
export function formatNumber(value: number, locale: Locale, unit?: string): string {
  const number = numberFormat(locale).format(value)
  return unit === undefined ? number : `${number}${noBreakSpace}${unit}`
}

/** Returns a length of time. @example formatTerm(months(12), 'nl') // '12 maanden' */
export function formatTerm({ count, unit }: Term, locale: Locale): string {
  return termFormats[unit](locale).format(count).replace(' ', noBreakSpace)
}

/** Returns an area in square metres: `1.250 m²`. */
export function formatArea(area: SquareMetres, locale: Locale): string {
  return formatNumber(area, locale, 'm²')
}

/** Returns a rate of law with all three decimals that it may have: `0,057 %`. */
export function formatRate(percent: number, locale: Locale): string {
  return `${rateFormat(locale).format(percent)}${grammars[locale].beforePercent}%`
}

/** Returns a percentage: `10 %`, in English `10%`. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${formatNumber(percent, locale)}${grammars[locale].beforePercent}%`
}

/**
 * Returns a date in words. French writes the first of a month as an ordinal number, which Intl does not know.
 * @example formatDate('2026-03-01', 'fr') // '1er mars 2026'
 */
export function formatDate(date: PlainDate, locale: Locale): string {
  return dateWords(locale)(date)
}

/** Made once for each day: homes share the days of certificates and laws. */
const dateWords = perLocale((locale) => {
  const format = dateFormat(locale)
  return once((date: PlainDate) => withFirstOfMonth(format.format(utcMidnight(date)), locale))
})

/**
 * Returns a date in words, with the weekday.
 * @example formatDay('2026-11-28', 'nl') // 'zaterdag 28 november 2026'
 */
export function formatDay(date: PlainDate, locale: Locale): string {
  const text = dayFormat(locale).format(utcMidnight(date))
  return withFirstOfMonth(grammars[locale].hasCommaAfterWeekday ? text : text.replace(',', ''), locale)
}

/** Returns the weekday of a date, as a heading. @example formatWeekday('2026-11-28', 'nl') // 'Zaterdag' */
export function formatWeekday(date: PlainDate, locale: Locale): string {
  return sentenceStart(weekdayFormat(locale).format(utcMidnight(date)), locale)
}

/** Returns a date without its year. @example formatDayOfYear('2026-11-28', 'nl') // '28 november' */
export function formatDayOfYear(date: PlainDate, locale: Locale): string {
  return withFirstOfMonth(dayOfYearFormat(locale).format(utcMidnight(date)), locale)
}

/** Returns a date with its weekday, without its year. @example formatDayOfWeek('2026-11-28', 'nl') // 'zaterdag 28 november' */
export function formatDayOfWeek(date: PlainDate, locale: Locale): string {
  return withFirstOfMonth(dayOfWeekFormat(locale).format(utcMidnight(date)), locale)
}

/** Returns a date without its year, the month abbreviated. @example formatShortDay('2026-11-21', 'nl') // '21 nov' */
export function formatShortDay(date: PlainDate, locale: Locale): string {
  return withFirstOfMonth(shortDayFormat(locale).format(utcMidnight(date)), locale)
}

/** Returns the month of a date as within a sentence. @example formatMonth('2026-10-01', 'nl') // 'oktober' */
export function formatMonth(date: PlainDate, locale: Locale): string {
  return monthFormat(locale).format(utcMidnight(date))
}

/**
 * Returns a date as a leaf of a calendar shows it; `short` abbreviates the month.
 * @example formatLeaf('2026-11-24', 'nl') // { weekday: 'di', day: '24', month: 'november' }
 */
export function formatLeaf(
  date: PlainDate,
  locale: Locale,
  month: 'long' | 'short' = 'long',
): Readonly<Record<'weekday' | 'day' | 'month', string>> {
  const format = month === 'long' ? leafFormat(locale) : shortLeafFormat(locale)
  const parts = format.formatToParts(utcMidnight(date))
  const partOf = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { weekday: partOf('weekday'), day: partOf('day'), month: partOf('month') }
}

/**
 * Returns a time of the day as people say it, with its unit and without seconds; `time` is as machines have it.
 * @example formatTime('16:41:00', 'nl') // '16.41 uur'
 */
export function formatTime(time: string, locale: Locale): string {
  return grammars[locale].time(toClock(time))
}

/** Returns the name of a language as within a sentence. @example formatLanguage('fr', 'nl') // 'Frans' */
export function formatLanguage(language: Locale, locale: Locale): string {
  return languageFormat(locale).of(language) ?? language
}

/**
 * Returns hours of a day, as a shop's door has them.
 * @example formatHours({ from: '9:00', until: '12:30' }, 'en') // '9 am–12.30 pm'
 */
export function formatHours(hours: Readonly<{ from: string; until: string }>, locale: Locale): string {
  return grammars[locale].hours(toClock(hours.from), toClock(hours.until))
}

/**
 * Returns hours that are written as one code; anything else as it is.
 * @example formatSpan('16:00-19:00', 'nl') // '16–19 uur'
 */
export function formatSpan(code: string, locale: Locale): string {
  const [, from, until] = /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(code) ?? []
  return from === undefined || until === undefined ? code : formatHours({ from, until }, locale)
}

function toClock(time: string): Clock {
  const [hour = '', minute = '00'] = time.split(':')
  return { hour: Number(hour), minute }
}

/**
 * Returns items as a list in a sentence.
 * @example formatList(['Berlare', 'Hamme', 'Stekene'], 'nl') // 'Berlare, Hamme en Stekene'
 */
export function formatList(items: readonly string[], locale: Locale): string {
  return listFormat(locale).format(items)
}

function withFirstOfMonth(text: string, locale: Locale): string {
  const { isFirstOfMonthOrdinal, ordinal } = grammars[locale]
  return isFirstOfMonthOrdinal ? text.replace(/(?<=^| )1(?= )/, ordinal(1)) : text
}

function moneyFormat(isWhole: boolean, locale: Locale): Intl.NumberFormat {
  return isWhole ? wholeEuroFormat(locale) : euroAndCentsFormat(locale)
}

function currencyFormat(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(grammars[locale].numberTag, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

function termFormat(unit: Term['unit'], locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(grammars[locale].numberTag, { style: 'unit', unit, unitDisplay: 'long' })
}

function leafOf(month: 'long' | 'short', locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(grammars[locale].numberTag, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'UTC',
  })
}

function utcMidnight(date: PlainDate): Date {
  const { year, month, day } = partsOf(date)
  return new Date(Date.UTC(year, month - 1, day))
}
