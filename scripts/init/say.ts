import { langTags, type Locale, type Localised, type Translations } from '#domain/values/locale.ts'
import { formsOf } from '#i18n/word-forms.ts'
import { slugOf } from '#text/slug.ts'
import type { NewAgency, NewOffice } from './agency.ts'
import { townIn } from './places.ts'

/** What stands between two braces: the offices whose towns are named, instead of all, and the directory of the agency. */
type Fill = Readonly<{ offices?: readonly NewOffice[]; dir?: string }>

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
  const text: Say['text'] = (given, locale, fill = {}) => {
    const towns = new Set((fill.offices ?? offices).map((office) => townIn(office, locale)))
    const values = new Map([
      ['name', [name]],
      ['towns', [...towns]],
      ['dir', fill.dir === undefined ? undefined : [fill.dir]],
    ])
    // Towns ask for a form as in a message, each of them: `{{towns, of}}` is `d’Ixelles et de Namur`.
    return given.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (placeholder, key: string, form = '') => {
      const said = values.get(key)?.map((each) => formsOf(locale)[form]?.(each) ?? each)
      return said === undefined ? placeholder : new Intl.ListFormat(langTags[locale]).format(said)
    })
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
