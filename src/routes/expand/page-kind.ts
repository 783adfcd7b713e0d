import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger, OwnPages, RouteEntry } from '#domain/site/route-entry.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { SiteLanguages } from '#i18n/languages.ts'
import type { RouteDraft } from '#routes/expand/route-draft.ts'

/** The input of every expander. */
export type ExpandInput = Readonly<{
  catalogue: Catalogue
  routeEntries: readonly RouteEntry[]
  ownPages: OwnPages
  /** The ledger of earlier builds; absent without one. */
  ledger?: Pick<Ledger, 'listings'>
  /** Names listings that have no name of their own. */
  languages: SiteLanguages
  now: PlainDate
}>

/** One kind of page: which pages of it the site has, and how the rest of the program treats them. */
export type PageKindDefinition<Target> = Readonly<{
  /** Returns the pages of this kind. */
  expand: (input: ExpandInput) => readonly RouteDraft<Target>[]
  /** Whether the original path, such as `/property/2417/`, redirects to the page. */
  hasOriginalAddress: boolean
  /** Whether the service worker may keep it: not what is typed, sent or meant for one person. */
  isKeptOffline: boolean
  /** Whether the consent dialog may open on it by itself, and the agency's announcement after it. */
  asksConsent: boolean
  /** Whether third parties that a visitor allowed may learn its address: not one with a secret link. */
  isMeasured: boolean
}>

/** Treatment of most kinds. */
export const ordinary = {
  hasOriginalAddress: true,
  isKeptOffline: true,
  asksConsent: true,
  isMeasured: true,
} as const
