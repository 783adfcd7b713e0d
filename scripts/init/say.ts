import type { Locale, Localised, Translations } from '#domain/values/locale.ts'
import { slugOf } from '#text/slug.ts'
import type { NewAgency } from './agency.ts'
import { townNames } from './places.ts'

/** What stands between two braces in the words and texts of a new agency. */
type Fill = Readonly<Record<string, string>>

/** Says words in the languages of an agency. */
export type Say = Readonly<{
  /** Words in each language, with the names of the agency and of its towns in them. */
  words: (text: Localised<string>, fill?: Fill) => Translations
  /** The same words as a path. */
  path: (text: Localised<string>, fill?: Fill) => Translations
  /** A text in one language. */
  text: (text: string, locale: Locale, fill?: Fill) => string
}>

/** Creates what says the words of an agency. */
export function createSay({ name, languages, offices }: NewAgency): Say {
  const towns = townNames(offices)
  const text: Say['text'] = (given, locale, fill = {}) => {
    const values = new Map(Object.entries({ name, towns: towns[locale], ...fill }))
    return given.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values.get(key) ?? placeholder)
  }
  const words: Say['words'] = (given, fill) =>
    Object.fromEntries(languages.map((locale) => [locale, text(given[locale], locale, fill)]))
  return {
    text,
    words,
    path: (given, fill) =>
      Object.fromEntries(
        languages.map((locale) => [locale, slugOf(text(given[locale], locale, fill), 'page', locale)]),
      ),
  }
}
