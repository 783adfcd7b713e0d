import type { Locale } from '#domain/values/locale.ts'
import type { SubjectView } from '#ui/forms/form-view.ts'

/** A home or project as a form about it shows it, with the office that answers and what its picture shows. */
export type ListingSubject = SubjectView &
  Readonly<{
    officeId: string
    pictureAlt?: string
    /** Directions to it; absent where its address is hidden. */
    routeHref?: string
    /** The form to apply for a home that is to let, for after the visit. */
    applyHref?: string
  }>

/** Everything that a form can be about, by its name: `property/2417`, `project/70`, `project/70/3` for a unit. */
export type SubjectsFile = Readonly<Record<string, ListingSubject>>

/** Returns the path of the subjects in a language, for the service. @example subjectsFilePath('nl') // '/words/subjects-nl.json' */
export function subjectsFilePath(locale: Locale): string {
  return `/words/subjects-${locale}.json`
}

/** Whether a text may name a subject. */
export function isSubjectName(text: string): boolean {
  return /^(?:property|project)\/[1-9]\d{0,8}(?:\/[1-9]\d{0,8})?$/.test(text)
}
