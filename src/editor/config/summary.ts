import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Field } from './field.ts'

/** Fields that tell one record from another, the best first: the name that visitors read is among a page's `params`. */
const naming = ['params', 'name', 'title', 'label', 'days', 'alt', 'key', 'text', 'value']

/**
 * Returns what stands for a folded record: its name, title or text, in a language of the site.
 * @returns undefined when the record has no such field
 * @example '{{params.name.nl}}'
 */
export function summaryOf(fields: readonly Field[], locale: Locale): string | undefined {
  const path = pathOf(fields, locale)
  return path && `{{${path.join('.')}}}`
}

function pathOf(fields: readonly Field[], locale: Locale): readonly string[] | undefined {
  const isText = fields.some(({ name }) => isLocale(name))
  const names = isText ? [locale] : naming
  const field = names.flatMap((name) => fields.find((each) => each.name === name) ?? [])[0]
  if (field?.fields === undefined) return field && [field.name]
  const inner = pathOf(field.fields, locale)
  return inner && [field.name, ...inner]
}
