import { toCardinal as toGerman, toOrdinal as toGermanOrdinal } from 'n2words/de-DE'
import { toCardinal as toEnglish, toOrdinal as toEnglishOrdinal } from 'n2words/en-GB'
import { toCardinal as toFrench, toOrdinal as toFrenchOrdinal } from 'n2words/fr-BE'
import { toCardinal as toDutch, toOrdinal as toDutchOrdinal } from 'n2words/nl-NL'
import type { Locale, Localised } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { formatNumber } from './format.ts'

/** Numbers and amounts in words. */
type Spelling = Readonly<{
  number: (count: number) => string
  euro: (euro: number) => string
}>

const spellings: Localised<Spelling> = {
  nl: {
    number: (count) => toDutch(count),
    // One word up to a thousand: "duizend tweehonderdvierendertig".
    euro: (euro) => `${toDutch(euro, { noHundredPairing: true })} euro`,
  },
  fr: {
    number: (count) => toFrench(count),
    euro: (euro) => `${toFrench(euro)} ${frenchEuro(euro)}`,
  },
  en: {
    number: (count) => toEnglish(count),
    euro: (euro) => `${toEnglish(euro)} ${euro === 1 ? 'euro' : 'euros'}`,
  },
  de: {
    number: (count) => toGerman(count),
    // Before a noun and within a number one is "ein".
    euro: (euro) => `${toGerman(euro).replaceAll(/eins(?=tausend|$)/g, 'ein')} Euro`,
  },
}

/** A million is a noun: "deux millions d’euros". */
function frenchEuro(euro: number): string {
  if (euro >= 1_000_000 && euro % 1_000_000 === 0) return 'd’euros'
  return euro < 2 ? 'euro' : 'euros'
}

/**
 * Returns a count as a sentence writes it: two to twelve in words, others in digits, since one has a gender.
 * @example formatCount(9, 'nl') // 'negen'
 */
export function formatCount(count: number, locale: Locale): string {
  const isSpelled = Number.isInteger(count) && count >= 2 && count <= 12
  return isSpelled ? spellings[locale].number(count) : formatNumber(count, locale)
}

/**
 * Returns an amount in words, without its cents, as a contract writes it.
 * @example amountInWords(euroCents(380_000), 'nl') // 'driehonderdtachtigduizend euro'
 */
export function amountInWords(cents: EuroCents, locale: Locale): string {
  return spellings[locale].euro(Math.trunc(cents / 100))
}

const ordinals: Localised<(rank: number) => string> = {
  nl: toDutchOrdinal,
  fr: toFrenchOrdinal,
  en: toEnglishOrdinal,
  // After an article: "im dritten Stock".
  de: (rank) => `${toGermanOrdinal(rank)}n`,
}

/** Returns a rank in words, as a floor has it. @example rankInWords(3, 'de') // 'dritten' */
export function rankInWords(rank: number, locale: Locale): string {
  return ordinals[locale](rank)
}
