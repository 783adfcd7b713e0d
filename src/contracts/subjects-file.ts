import type { Locale } from '#domain/values/locale.ts'
import type { SubjectFacts } from '#forms/about/check-subject.ts'
import type { Onward } from '#forms/about/way.ts'
import type { SubjectView } from '#ui/forms/about-view.ts'

/** A home or project as a form about it shows it, whether it can be had, and the office that answers. */
export type ListingSubject = SubjectView &
  SubjectFacts &
  Onward &
  Readonly<{
    officeId: string
    /** Its reference alone, as a mail to the office has it: `KK-2417`. */
    code?: string
    /** The agent's own address; absent where the office's is all there is. */
    agentEmail?: string
    pictureAlt?: string
    /** Directions to it; absent where its address is hidden. */
    routeHref?: string
    /** The form to apply for a home that is to let, for after the visit. */
    applyHref?: string
    /** What it is let for, in cents a month without charges; absent where only a lowest rent is known. */
    rent?: number
    /** Until when it is in no list, in milliseconds since 1970; absent once everybody sees it. */
    earlyUntil?: number
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
