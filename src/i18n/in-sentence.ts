import type { Locale } from '#domain/values/locale.ts'
import { numberTags } from './number-tags.ts'

/**
 * Returns a label as it stands within a sentence: small first letter, but in German, and but for a word of
 * capitals or a letter with a hyphen, which are names.
 * @example inSentence('Halfopen bebouwing', 'nl') // 'halfopen bebouwing'
 * @example inSentence('E-peil', 'nl') // 'E-peil'
 */
export function inSentence(label: string, locale: Locale): string {
  if (locale === 'de' || /^\p{Lu}(?:\p{Lu}|-)/u.test(label)) return label
  return label.charAt(0).toLocaleLowerCase(numberTags[locale]) + label.slice(1)
}
