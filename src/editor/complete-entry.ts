import { isLocale } from '#domain/values/locale.ts'
import { isObject } from '#data/file/decode-records.ts'
import { slugOf } from '#text/slug.ts'
import type { SavedEntry } from './saved-entry.ts'
import type { Known } from './known.ts'

/** A value that stands in an entry in place of an empty one: its path in the entry, as in `['i18n', 'fr', 'data', 'slug']`. */
type Filled = Readonly<{ path: readonly string[]; value: string }>

/** Returns the slugs that a document lacks, made of its title in each language. */
export function missingSlugs(
  { collection, data, i18n = {} }: SavedEntry,
  { languages, slugs }: Known,
): readonly Filled[] {
  const others = Object.entries(i18n).map(([locale, other]) => ({
    locale,
    path: ['i18n', locale, 'data'],
    data: other.data,
  }))
  return [{ locale: languages.languageDefault as string, path: ['data'], data }, ...others].flatMap(
    (file) => {
      if (!isObject(file.data) || !('slug' in file.data) || file.data['slug']) return []
      const title = String(file.data['title'] ?? '')
      const slug = slugOf(title, collection, isLocale(file.locale) ? file.locale : undefined)
      if (title.trim() === '') return []
      const isFree = (each: string): boolean => slugs[`${collection} ${file.locale} ${each}`] === undefined
      const value = [slug, ...Array.from({ length: 98 }, (_, index) => `${slug}-${index + 2}`)].find(isFree)
      return [{ path: [...file.path, 'slug'], value: value ?? slug }]
    },
  )
}
