import type { SiteConfig } from '#domain/site/site-config.ts'
import { days, minutes, months, type Term } from './term.ts'

/**
 * How long what visitors and owners leave is kept, by what it is. The service deletes by this list, and the legal pages
 * print it: `{{kept:error-report}}`.
 */
export const keptTerms = {
  /** What a refused tenant said. @see belgian-rules.md, renting */
  'rent-application': months(1),
  'purchase-offer': months(6),
  /** Within it the address of an offer is confirmed; one that is not is deleted. */
  'confirm-offer': days(2),
  'job-contact': months(6),
  /** The form of a search by mail, whatever the agency keeps of others. */
  'demand-register': months(12),
  /** A search by mail after it was confirmed or kept: then its owner is asked. */
  'search-unasked': months(12),
  /** A search by mail whose owner was asked and does not answer. */
  'search-unanswered': months(1),
  /** What was not confirmed, or was ended. */
  'subscription-ended': days(30),
  'confirm-link': days(7),
  'documents-link': days(14),
  'file-between-steps': minutes(30),
  /** A mail that belongs to no form, after it was sent or given up. */
  mail: days(31),
  'error-report': days(90),
  /** What is counted against abuse, in memory alone. */
  'counted-address': days(1),
  /** An owner's account after the last mandate. */
  'owner-account': months(12),
  /** Which news an owner was mailed. */
  'owner-news': months(12),
  /** What staff did, by their name and without that of a visitor. */
  'desk-log': months(12),
  'owner-browser': days(180),
  'browser-left-out': days(400),
} as const satisfies Readonly<Record<string, Term>>

/** Settings of a site that say how long something is kept. */
export type KeepSettings = Pick<SiteConfig, 'keepRequestMonths' | 'keepConsentMonths'>

/** What the agency itself sets: how long other requests are kept, and a visitor's choice of cookies. */
const siteTerms = {
  request: ({ keepRequestMonths }: KeepSettings) => months(keepRequestMonths),
  consent: ({ keepConsentMonths }: KeepSettings) => months(keepConsentMonths),
} as const

/** Returns how long a request by a form is kept. */
export function requestTerm(form: string, site: Pick<KeepSettings, 'keepRequestMonths'>): Term {
  const own: Readonly<Record<string, Term>> = keptTerms
  return own[form] ?? months(site.keepRequestMonths)
}

/** A term between two braces in a text: `{{kept:error-report}}`. */
export const keptPattern = /\{\{\s*kept:([^{}]*?)\s*\}\}/g

/** The names of all terms. */
export const keptNames: readonly string[] = [...Object.keys(keptTerms), ...Object.keys(siteTerms)]

/** Returns a term by its name; undefined for an unknown one. */
export function keptTerm(name: string, site: KeepSettings): Term | undefined {
  const terms: ReadonlyMap<string, Term> = new Map(
    Object.entries({ ...keptTerms, request: siteTerms.request(site), consent: siteTerms.consent(site) }),
  )
  return terms.get(name)
}
