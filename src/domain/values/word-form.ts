import type { Locale, Localised } from './locale.ts'

/** The forms that a message of a language may ask of a value (`{{town, of}}`); `src/i18n/word-forms.ts` makes them. */
export const wordFormNames = {
  fr: ['of', 'at', 'that', 'feminine'],
  en: ['a'],
  de: ['dative'],
} as const satisfies Partial<Localised<readonly string[]>>

/** A placeholder of a message: its name, and the form of the value that it asks for. */
export type Placeholder = Readonly<{ name: string; form?: string }>

/** Returns the placeholders of a message. @example placeholdersIn('à {{km}} km {{town, of}}') // km; town in the form "of" */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g)].map(([, name = '', form]) => ({
    name,
    form,
  }))
}

/** Returns the first form that a message asks for and its language does not have. */
export function unknownForm(text: string, locale: Locale): string | undefined {
  const names: Partial<Localised<readonly string[]>> = wordFormNames
  const known = names[locale] ?? []
  return placeholdersIn(text).find(({ form }) => form !== undefined && !known.includes(form))?.form
}
