import type { SpokenText } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** Kinds of media beside the agency's own site. */
export const mediumKinds = ['portal', 'social', 'newsletter', 'print', 'other'] as const
export type MediumKind = (typeof mediumKinds)[number]

/** A medium that shows a home, and how often it was looked at there. */
export type Publication = Readonly<{
  id: string
  kind: MediumKind
  /** `Portaal A`. */
  medium: string
  since: PlainDate
  until?: PlainDate
  /** Views by day, oldest first; days without any may be absent. */
  views: readonly Readonly<{ on: PlainDate; count: number }>[]
}>

/** Something that was placed or changed: new pictures, a post, a newsletter. */
export type PublicationEvent = Readonly<{
  id: string
  on: PlainDate
  title: SpokenText
  text?: SpokenText
}>
