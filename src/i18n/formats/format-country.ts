import type { Locale } from '#domain/values/locale.ts'
import { perLocale } from '../per-locale.ts'

const countryFormat = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/**
 * Returns the name of a country.
 * @param country its code of two letters
 * @example formatCountry('ES', 'fr') // 'Espagne'
 */
export function formatCountry(country: string, locale: Locale): string {
  return countryFormat(locale).of(country) ?? country
}
