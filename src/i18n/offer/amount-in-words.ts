import { toCardinal as toGerman } from 'n2words/de-DE'
import { toCardinal as toEnglish } from 'n2words/en-GB'
import { toCardinal as toFrench } from 'n2words/fr-BE'
import { toCardinal as toDutch } from 'n2words/nl-NL'
import type { Locale, Localised } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'

const spelled: Localised<(euro: number) => string> = {
  // One word up to a thousand: "duizend tweehonderdvierendertig".
  nl: (euro) => `${toDutch(euro, { noHundredPairing: true })} euro`,
  fr: (euro) => `${toFrench(euro)} ${frenchEuro(euro)}`,
  en: (euro) => `${toEnglish(euro)} ${euro === 1 ? 'euro' : 'euros'}`,
  // Before a noun and within a number one is "ein".
  de: (euro) => `${toGerman(euro).replaceAll(/eins(?=tausend|$)/g, 'ein')} Euro`,
}

/** A million is a noun: "deux millions d’euros". */
function frenchEuro(euro: number): string {
  if (euro >= 1_000_000 && euro % 1_000_000 === 0) return 'd’euros'
  return euro < 2 ? 'euro' : 'euros'
}

/**
 * Returns an amount in words, without its cents, as a contract writes it.
 * @example amountInWords(euroCents(380_000), 'nl') // 'driehonderdtachtigduizend euro'
 */
export function amountInWords(cents: EuroCents, locale: Locale): string {
  return spelled[locale](Math.trunc(cents / 100))
}
