import type { SubjectFacts } from '#forms/about/check-subject.ts'
import type { Locale } from '#domain/values/locale.ts'

/** A listing on offer, as a form finds it that asks which one it is about. */
export type NamedHome = SubjectFacts &
  Readonly<{
    /** Query that names it to the form: `property=2417`. */
    query: string
    title: string
    place: string
    reference?: string
    price?: string
  }>

/** Returns the path of the listings on offer in a language, for the browser. @example homesFilePath('nl') // '/words/homes-nl.json' */
export function homesFilePath(locale: Locale): string {
  return `/words/homes-${locale}.json`
}
