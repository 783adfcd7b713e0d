import * as v from 'valibot'
import { type Localised, mapLocales } from '#domain/values/locale.ts'
import type { LocalisedDocument, LocalisedFile } from './load-localised.ts'

/** What a slug is, as a regular expression. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
/** A slug: words in lower case ASCII, joined by hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(new RegExp(slugPattern), 'small letters, digits and hyphens: solar-panels'),
)
/** A non-empty text. */
export const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Returns one value of a document in each language. */
export function eachLocale<T, Value>(
  { files }: Pick<LocalisedDocument<T, object>, 'files'>,
  pick: (file: LocalisedFile<T>) => Value,
): Localised<Value> {
  return mapLocales((locale) => pick(files[locale]))
}
