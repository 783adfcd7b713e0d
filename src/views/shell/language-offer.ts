import { langTags, languageNames, type Locale } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import type { LanguageOfferProps } from '#ui/dialogs/LanguageOffer.tsx'

/** Returns the messages of the language offer, in the offered language. */
export function viewLanguageOffer(locale: Locale): LanguageOfferProps {
  const t = translator(locale)
  return {
    lang: langTags[locale],
    label: t('layout.language', { name: languageNames[locale] }),
    text: t('layout.offer.text'),
    go: t('layout.offer.go'),
    close: t('layout.close'),
  }
}
