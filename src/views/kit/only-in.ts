import { speak, type Translations } from '#domain/values/locale.ts'
import type { SiteLanguage } from '#i18n/languages.ts'

/** What a text is, for the line above it. */
export type ProseKind = 'description' | 'conditions' | 'text'

/** Returns in which language a text is that lacks the page's: `Beschrijving in het Frans`. */
export function onlyInWords(
  texts: Translations,
  language: SiteLanguage,
  kind: ProseKind = 'description',
): string | undefined {
  const spoken = speak(texts, language)
  return spoken === undefined || spoken.locale === language.locale
    ? undefined
    : language.t(`layout.proseIn.${kind}`, { language: language.t(`layout.onlyIn.${spoken.locale}`) })
}
