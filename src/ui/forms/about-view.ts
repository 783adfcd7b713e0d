import type { OfferedHome } from '#domain/listing/offer.ts'
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

/** Words of the field that looks for a listing. */
export type SearchWords = Readonly<{
  label: string
  /** Above the links to lists, without script. */
  plain: string
  /** The message that says how many were found, by key. */
  messages: Readonly<Record<string, string>>
  none: string
  failed: string
}>

/** Who answers for a home or project, and whom to call about it. */
export type AgentView = Readonly<{
  name: string
  initials: string
  phone: Readonly<{ href: string; words: string }>
}>

/** The home or project that a form is about. */
export type SubjectView = Readonly<{
  title: string
  titleLang?: string
  href: string
  place: string
  price?: string
  reference?: string
  /** What a tenant pays on signing. */
  due?: string
  /** Whether it is a listed home of a project that is not delivered yet. */
  isOffPlan?: boolean
  /** What an offer on it is for; absent where none can be made. */
  offer?: OfferedHome
  picture?: Readonly<{ src: string; width: number; height: number }>
  agent?: AgentView
}>
