import { type Locale, speak, type Translations } from '#domain/values/locale.ts'
import type { Translate } from '#i18n/translate.ts'

/** Returns in which language a description is, where it lacks that of the page. */
export function onlyInWords(description: Translations, locale: Locale, t: Translate): string | undefined {
  const spoken = speak(description, locale)
  return spoken === undefined || spoken.locale === locale
    ? undefined
    : t('legal.onlyIn', { language: t(`layout.onlyIn.${spoken.locale}`) })
}
