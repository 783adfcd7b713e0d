/** The languages that a site can be in, as routing keys, in the order in which they are offered. */
export const locales = ['nl', 'fr', 'en', 'de'] as const

/** Routing key of a language: the first path segment. */
export type Locale = (typeof locales)[number]

/** One value per language; nothing may be missing. */
export type Localised<T> = Readonly<Record<Locale, T>>

/** A text that exists in some of the languages only. */
export type Translations<T = string> = Readonly<Partial<Record<Locale, T>>>

/**
 * Returns one value per language: the only place where all languages are written out.
 * @example mapLocales((locale) => `/${locale}/`).fr // '/fr/'
 */
export function mapLocales<T>(create: (locale: Locale) => T): Localised<T> {
  return { nl: create('nl'), fr: create('fr'), en: create('en'), de: create('de') }
}

/** The languages that one agency's site is in; the default is one of them. */
export type SiteLanguages = Readonly<{ languageDefault: Locale; languageUse: readonly Locale[] }>

/** BCP 47 tag of each locale, as `lang` and `hreflang` want it. */
export const langTags: Localised<string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

/** Name of each language in itself, for the language switch. */
export const languageNames: Localised<string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
}

/** Whether a path segment is a routing key. */
export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * Returns a text in the languages that it is written in.
 * @param languageIn the language in which each reads it
 */
export function written(text: Localised<string>, languageIn: Localised<Locale>): Translations {
  const own = locales.filter((locale) => languageIn[locale] === locale)
  return Object.fromEntries(own.map((locale) => [locale, text[locale]]))
}

/** A text with the language that it is written in. */
export type SpokenText = Readonly<{ text: string; locale: Locale }>

/** A reader of a site: the language wanted, and those read in its place, the first that there is. */
export type Reader = Readonly<{ locale: Locale; instead: readonly Locale[] }>

/** Returns in which order a site's texts stand in for each other: its first language, its others, then those that it is not in. */
export function standIns({ languageDefault, languageUse }: SiteLanguages): readonly Locale[] {
  return [...new Set([languageDefault, ...languageUse, ...locales])]
}

/**
 * Returns the text in the reader's language or, where it does not exist, in the first that has it of those read in its
 * place; undefined when none has it.
 */
export function speak(texts: Translations, { locale: wanted, instead }: Reader): SpokenText | undefined {
  for (const locale of [wanted, ...instead]) {
    const text = texts[locale]
    if (text !== undefined) return { text, locale }
  }
  return undefined
}
