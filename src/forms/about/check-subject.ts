import { type Availability, availabilities } from '#domain/listing/property.ts'
import { type AboutListing, isAboutListing, type About, type ListingKind, listingKinds } from './about.ts'

/** What is known of the listing that a form names. */
export type SubjectFacts = Readonly<{ kind: ListingKind; state: Availability }>

/** Why a form cannot be sent about what it names; each has its sentence and its ways on. */
export const subjectProblems = [
  /** It names no listing. */
  'unnamed',
  /** The site has no such listing (any more). */
  'missing',
  'sold',
  'rented',
  'soldOut',
  'underOption',
  /** For sale, where one to let is needed. */
  'forSale',
  /** To let, where one for sale is needed. */
  'toLet',
  /** A whole project, where one of its homes is needed. */
  'wholeProject',
  /** No part of a project. */
  'noProject',
] as const

export type SubjectProblem = (typeof subjectProblems)[number]

/** What a form names: a listing, none, or one that is not there. */
export type NamedSubject = SubjectFacts | 'unnamed' | 'missing'

/**
 * Returns why a form cannot be sent about what it names; undefined where it can.
 * @see specification, section 8
 */
export function checkSubject(
  { kinds, states }: AboutListing,
  subject: NamedSubject,
): SubjectProblem | undefined {
  if (typeof subject === 'string') return subject
  const { kind, state } = subject
  if (state === 'sold' || state === 'rented' || state === 'soldOut') return state
  if (!kinds.includes(kind)) return problemOfKind(kinds, kind)
  return states.some((open) => open === state) ? undefined : 'underOption'
}

function problemOfKind(kinds: readonly ListingKind[], kind: ListingKind): SubjectProblem {
  if (kind === 'project' && kinds.includes('unit')) return 'wholeProject'
  if (!kinds.includes('sale') && !kinds.includes('rent')) return 'noProject'
  return kind === 'rent' ? 'toLet' : 'forSale'
}

/** Whether a form can be sent about a listing. */
export function canBeAbout(about: About, facts: SubjectFacts): boolean {
  return isAboutListing(about) && checkSubject(about, facts) === undefined
}

/** Returns the problems that a form can have with what it names. */
export function possibleProblems(about: AboutListing): readonly SubjectProblem[] {
  const listings = listingKinds.flatMap((kind) => availabilities.map((state) => ({ kind, state })))
  const found = new Set(
    [...listings, 'unnamed' as const, 'missing' as const].map((it) => checkSubject(about, it)),
  )
  return subjectProblems.filter((problem) => found.has(problem))
}
