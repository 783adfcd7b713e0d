import type { Locale } from '#domain/values/locale.ts'
import { grammars } from './grammar.ts'

/**
 * Returns a label for use within a sentence: with a lower-case first letter, except German nouns, words in capitals,
 * and a letter before a hyphen.
 * @example inSentence('Halfopen bebouwing', 'nl') // 'halfopen bebouwing'
 * @example inSentence('E-peil', 'nl') // 'E-peil'
 */
export function inSentence(label: string, locale: Locale): string {
  const { hasCapitalNouns, numberTag } = grammars[locale]
  if (hasCapitalNouns || /^\p{Lu}(?:\p{Lu}|-)/u.test(label)) return label
  return label.charAt(0).toLocaleLowerCase(numberTag) + label.slice(1)
}

/** Returns a text with a capital first letter. @example sentenceStart('één bod', 'nl') // 'Eén bod' */
export function sentenceStart(text: string, locale: Locale): string {
  // Dutch writes no accent on a capital that only stresses it.
  if (locale === 'nl' && text.startsWith('één')) return `Eén${text.slice(3)}`
  return text.charAt(0).toLocaleUpperCase(grammars[locale].numberTag) + text.slice(1)
}
