/** A language of the demo's texts. */
export type DemoLocale = 'nl' | 'fr' | 'en' | 'de'

/** One value in each language of the demo's texts. */
export type InLanguages<T = string> = Readonly<Record<DemoLocale, T>>

/** Returns what a function makes for each language. */
export function inLanguages<T>(make: (locale: DemoLocale) => T): InLanguages<T> {
  return { nl: make('nl'), fr: make('fr'), en: make('en'), de: make('de') }
}

/** The languages of the demo's texts, the source first. */
export const demoLocales: readonly DemoLocale[] = ['nl', 'fr', 'en', 'de']
