import { type Locale, langTags, type SpokenText } from '#domain/values/locale.ts'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** Returns a text as a page in a language shows it: with its own language where that is another. */
export function spoken({ text, locale: own }: SpokenText, locale: Locale): SpokenView {
  return own === locale ? { text } : { text, lang: langTags[own] }
}
