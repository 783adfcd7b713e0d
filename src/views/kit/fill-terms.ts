import { keptPattern, type KeepSettings, keptTerm } from '#domain/privacy/kept-terms.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatTerm } from '#i18n/format.ts'

/** Returns a text with how long things are kept, in a language; the loader refuses unknown names. */
export function fillTerms(text: string, site: KeepSettings, locale: Locale): string {
  return text.replace(keptPattern, (placeholder, name: string) => {
    const term = keptTerm(name, site)
    return term === undefined ? placeholder : formatTerm(term, locale)
  })
}
