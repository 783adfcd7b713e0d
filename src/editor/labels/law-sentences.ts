import type { Finding } from '#domain/compliance/finding.ts'
import type { Locale } from '#domain/values/locale.ts'
import { de } from './law/de.ts'
import { fr } from './law/fr.ts'
import { nl } from './law/nl.ts'

const sentences: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = { nl, fr, de }

/** Returns what a finding asks; in English in the words of the compliance report, which names the figures too. */
export function sayLaw({ rule, message, remedy }: Finding, locale: Locale): string {
  return sentences[locale]?.[rule] ?? `${message}; ${remedy}`
}
