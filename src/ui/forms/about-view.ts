import type { AboutListing } from '#forms/about/about.ts'
import type { SubjectProblem } from '#forms/about/check-subject.ts'
import type { Way } from '#forms/about/way.ts'

/** Why a form cannot be sent about what it names, and the ways on. */
export type RefusalView = Readonly<{ title: string; text: string; ways: readonly Way[] }>

/** What a form about a listing says of it. */
export type AboutView = Readonly<{
  /** Label of the listing. */
  label: string
  needs: AboutListing
  /** What is said for each problem that the form can have with a listing. */
  refusals: Readonly<Partial<Record<SubjectProblem, RefusalView>>>
  search: SearchWords
}>

/** Words of the field that looks for a listing; `found` has a placeholder for their number. */
export type SearchWords = Readonly<{
  label: string
  /** Above the links to lists, without script. */
  plain: string
  found: Readonly<{ one: string; other: string }>
  none: string
  failed: string
}>
