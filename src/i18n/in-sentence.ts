import type { Locale } from '#domain/values/locale.ts'
import { grammars } from './grammar.ts'

/** What a label names: a thing, or how one is or stands: `verkauft`, `ja`, `nach Absprache`. */
export type LabelKind = 'thing' | 'state'

/** The beginning of a German label that is no noun though a noun follows: `Freistehendes Haus`, `Keine Küche`, `Erste Etage`. */
const beforeGermanNoun =
  /^(?:(?:K?eine?|Andere|Weitere|Neue|Alte|Erste|Einfache|Bebaute|Gemischte|\p{Lu}\p{Ll}*(?:lich|ig|isch|bar|sam|haft|end|los|iert|offen|lassen|baut)e)[srnm]?|Voll \p{Ll}+) \p{Lu}/u

/**
 * Returns a label for use within a sentence or a list: with a lower-case first letter, except German nouns, words in
 * capitals, and a letter before a hyphen.
 * @param kind a German state is no noun
 * @example inSentence('Halfopen bebouwing', 'nl') // 'halfopen bebouwing'
 * @example inSentence('E-peil', 'nl') // 'E-peil'
 * @example inSentence('Verkauft', 'de', 'state') // 'verkauft'
 */
export function inSentence(label: string, locale: Locale, kind: LabelKind = 'thing'): string {
  const { hasCapitalNouns, numberTag } = grammars[locale]
  if (/^\p{Lu}(?:\p{Lu}|-)/u.test(label)) return label
  if (hasCapitalNouns && kind === 'thing' && !beforeGermanNoun.test(label)) return label
  return label.charAt(0).toLocaleLowerCase(numberTag) + label.slice(1)
}

/** Returns a text with a capital first letter. @example sentenceStart('één bod', 'nl') // 'Eén bod' */
export function sentenceStart(text: string, locale: Locale): string {
  // Dutch writes no accent on a capital that only stresses it.
  if (locale === 'nl' && text.startsWith('één')) return `Eén${text.slice(3)}`
  return text.charAt(0).toLocaleUpperCase(grammars[locale].numberTag) + text.slice(1)
}
