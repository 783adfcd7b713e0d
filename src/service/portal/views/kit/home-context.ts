import type { PortalFile } from '#contracts/portal-file.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Month } from '#domain/owners/figures/month.ts'
import type { LocalTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { Language } from '#i18n/languages.ts'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'

/** The views of a home, in the order of their tabs. */
export const homeViews = [
  'overview',
  'statistics',
  'viewings',
  'media',
  'communications',
  'documents',
] as const
export type HomeView = (typeof homeViews)[number]

/** All views of the portal: the account is the owner's own. */
export const portalViews = [...homeViews, 'account'] as const
export type PortalView = (typeof portalViews)[number]

/** What the address of a view asks for, as it was typed: unknown values show everything. */
export type HomeQuery = Readonly<{
  /** What the table of statistics counts by: `day`, `week`, `month`. */
  by?: string
  /** Status of viewings. */
  status?: string
  /** Party of communications. */
  party?: string
  /** Page of a list, from 1. */
  page?: string
}>

/** Addresses of the portal; those without a subject are about the shown home. */
export type HomeHrefs = Readonly<{
  view: (view: PortalView, subject: string, query?: HomeQuery) => string
  report: (month: Month) => string
  offer: (id: string) => string
  document: (id: string) => string
  /** Receives the form with a paper: `paper`, `file`, `remark`. */
  handIn: string
  signOut: string
}>

/** What the form to hand in a paper shows again. */
export type HandInState = Readonly<{
  paper: string
  remark: string
  /** A file that need not be chosen again. */
  kept?: Readonly<{ key: string; text: string }>
  paperError?: string
  fileError?: string
}>

/** What the views need beside a home. */
export type HomeContext = Language &
  Readonly<{
    /** Now, on Belgium's clock. */
    now: LocalTime
    site: PortalFile
    /** How the owner is addressed: `mevrouw De Backer`. */
    ownerName: string
    /** Returns the page of a home on the site; undefined where it has none. */
    subjectOf: (subject: string) => ListingSubject | undefined
    /** Returns the form for a question about a home; undefined where the site has none. */
    askHref?: (subject: string) => string | undefined
    hrefs: HomeHrefs
    query: HomeQuery
    /** What became of what the owner did last, such as handing in a paper. */
    notice?: NoticeView
    handIn?: HandInState
  }>

/** What a view is made of. */
export type ViewProps = Readonly<{ home: OwnedHome; context: HomeContext }>
