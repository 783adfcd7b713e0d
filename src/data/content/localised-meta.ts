import { type Localised, mapLocales } from '#domain/values/locale.ts'
import type { LocalisedDocument, LocalisedFile } from './load-localised.ts'

/** Returns one value of a document in each language. */
export function eachLocale<T, Value>(
  { files }: Pick<LocalisedDocument<T, object>, 'files'>,
  pick: (file: LocalisedFile<T>) => Value,
): Localised<Value> {
  return mapLocales((locale) => pick(files[locale]))
}
