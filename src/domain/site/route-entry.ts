import type { ListingHistory } from '#domain/listing/listing-history.ts'
import type { Translations } from '#domain/values/locale.ts'

/** A fixed route of `routes.json`; paths have no leading slash. */
export type RouteEntry =
  | Readonly<{
      type: 'feedback'
      original: string
      form: string
      /** Whether each office has a page of its own too, below that of all, where there are several. */
      eachOffice?: true
      path: Translations
      breadcrumb: Translations
    }>
  | Readonly<{ type: 'login'; original: string; path: Translations; breadcrumb: Translations }>
  | Readonly<{ type: 'form'; original: string; form: string; path: Translations; breadcrumb: Translations }>
  | Readonly<{
      type: 'prefix'
      kind: 'project' | 'unit' | 'article' | 'vacancy' | 'person'
      path: Translations
      breadcrumb: Translations
    }>

/** Path and label of a page that no record makes, such as the calculator. */
export type OwnPage = Readonly<{ original: string; path: Translations; label: Translations }>

/** The pages of `pages.json` by name. */
export type OwnPages = Readonly<Record<string, OwnPage>>

/** Every path that was ever published: path → the key and locale of its route; and the history of each listing. */
export type Ledger = Readonly<{
  paths: Readonly<Record<string, Readonly<{ key: string; firstOn: string; closedOn?: string }>>>
  /** By ID of the property; absent before the first publication. */
  listings?: Readonly<Record<string, ListingHistory>>
  /** By ID of a property that is shown early: until when, in milliseconds since 1970. */
  early?: Readonly<Record<string, number>>
}>
