import type { Locale, Localised } from '#domain/values/locale.ts'
import { formatNumber } from './format.ts'

/** From two on: one has a gender, and stands in the singular of its message. */
const words: Localised<readonly string[]> = {
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
}

/**
 * Returns a count as a sentence writes it: two to twelve in words, others in digits.
 * @example formatCount(9, 'nl') // 'negen'
 */
export function formatCount(count: number, locale: Locale): string {
  return words[locale][count - 2] ?? formatNumber(count, locale)
}
