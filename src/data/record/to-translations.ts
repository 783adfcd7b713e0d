import type { Locale, Translations } from '#domain/values/locale.ts'
import type { Fields } from '../cell/fields.ts'

/** The fields of one language version of a record. */
export type Version<Name extends string> = Readonly<{ locale: Locale; fields: Fields<Name> }>

/** Returns a one-line text by language. */
export function toLines<Name extends string>(
  versions: readonly Version<Name>[],
  name: Name,
  maxLength?: number,
): Translations {
  return collect(versions, (fields) => fields.text(name, maxLength))
}

/** Returns paragraphs by language. */
export function toProse<Name extends string>(
  versions: readonly Version<Name>[],
  ...names: readonly Name[]
): Translations {
  return collect(versions, (fields) => {
    const texts = new Set(names.map((name) => fields.prose(name)))
    return [...texts].filter((text) => text !== undefined).join('\n\n') || undefined
  })
}

function collect<Name extends string>(
  versions: readonly Version<Name>[],
  read: (fields: Fields<Name>) => string | undefined,
): Translations {
  const texts: Partial<Record<Locale, string>> = {}
  for (const { locale, fields } of versions) {
    const text = read(fields)
    if (text !== undefined) texts[locale] = text
  }
  return texts
}
