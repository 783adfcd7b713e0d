import type { Locale } from '#domain/values/locale.ts'

/** The languages of the editor's forms. A site in another language is edited in one of these. */
export const editorLocales = ['nl', 'fr', 'en', 'de'] as const satisfies readonly Locale[]

/** A language of the editor's forms. */
export type EditorLocale = (typeof editorLocales)[number]

/** One value per language of the editor. */
export type InEditor<T = string> = Readonly<Record<EditorLocale, T>>
