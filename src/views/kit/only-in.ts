import { type Locale, speak, type Translations } from '#domain/values/locale.ts'
import type { Translate } from '#i18n/translate.ts'

/** What a text is, for the line above it. */
export type ProseKind = 'description' | 'conditions' | 'text'

/** Returns in which language a text is that lacks the page's: `Beschrijving in het Frans`. */
export function onlyInWords(
  texts: Translations,
  locale: Locale,
  t: Translate,
  kind: ProseKind = 'description',
): string | undefined {
  const spoken = speak(texts, locale)
  return spoken === undefined || spoken.locale === locale
    ? undefined
    : t(`layout.proseIn.${kind}`, { language: t(`layout.onlyIn.${spoken.locale}`) })
}
