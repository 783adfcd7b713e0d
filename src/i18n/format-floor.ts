import type { Locale } from '#domain/values/locale.ts'
import type { Translate } from './translate.ts'

const englishOrdinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const englishSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/**
 * Returns the name of a storey; 0 is the ground floor, below it is the basement.
 * @example formatFloor(2, 'nl', t) // '2e verdieping'
 */
export function formatFloor(floor: number, locale: Locale, t: Translate): string {
  if (floor < 0) return t('labels.floor.basement')
  if (floor === 0) return t('labels.floor.ground')
  return t('labels.floor.upper', { ordinal: formatOrdinal(floor, locale) })
}

/**
 * Returns a rank in digits, as the word "floor" wants it: masculine in French.
 * @example formatOrdinal(1, 'fr') // '1er'
 */
export function formatOrdinal(rank: number, locale: Locale): string {
  if (locale === 'de') return `${rank}.`
  if (locale === 'fr') return rank === 1 ? '1er' : `${rank}e`
  if (locale === 'nl') return `${rank}e`
  return `${rank}${englishSuffixes[englishOrdinals.select(rank)] ?? 'th'}`
}
