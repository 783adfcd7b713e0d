import type { Locale } from '#domain/values/locale.ts'
import { grammars } from './grammar.ts'

/**
 * Returns a label as it stands within a sentence: with a small first letter, unless nouns keep their capital
 * (German), or the label begins with a word of capitals or a letter with a hyphen, which are names.
 * @example inSentence('Halfopen bebouwing', 'nl') // 'halfopen bebouwing'
 * @example inSentence('E-peil', 'nl') // 'E-peil'
 */
export function inSentence(label: string, locale: Locale): string {
  const { hasCapitalNouns, numberTag } = grammars[locale]
  if (hasCapitalNouns || /^\p{Lu}(?:\p{Lu}|-)/u.test(label)) return label
  return label.charAt(0).toLocaleLowerCase(numberTag) + label.slice(1)
}
