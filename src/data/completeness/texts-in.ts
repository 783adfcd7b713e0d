import { isLocale, type Locale } from '#domain/values/locale.ts'
import { isObject } from '../file/decode-records.ts'

/** A text of a record: its place, such as `params.title`, and the languages that have it. */
export type FoundText = Readonly<{ field: string; has: readonly Locale[] }>

/**
 * Returns the texts per language anywhere in a decoded value. The keys of an object that are languages are such a text; one
 * that is empty in every language is no text.
 * @example textsIn({ name: { nl: 'Thuis', fr: '' } }) // [{ field: 'name', has: ['nl'] }]
 */
export function textsIn(value: unknown, field = ''): readonly FoundText[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) => textsIn(inner, join(field, `${index + 1}`)))
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const has = entries.flatMap(([key, said]) => (isLocale(key) && isSaid(said) ? [key] : []))
  return [
    ...(has.length === 0 ? [] : [{ field, has }]),
    ...entries.flatMap(([key, inner]) => (isLocale(key) ? [] : textsIn(inner, join(field, key)))),
  ]
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

/** Whether a text is there: plain, or with the public flag of the CRM. */
function isSaid(value: unknown): boolean {
  const text = isObject(value) ? value['value'] : value
  return typeof text === 'string' && text.trim() !== ''
}
