import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { PictureManifest } from '#domain/site/picture.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { RouteTable } from '#routes/table/route.ts'
import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SiteLanguages } from '#i18n/languages.ts'
import type { ResultsProps } from '#islands/results/list/results-props.ts'

/** The loaded site. `now` is the day of the build, Europe/Brussels. */
export type SiteContext = Readonly<{
  /** What it says in each language, in the agency's own words. */
  languages: SiteLanguages
  catalogue: Catalogue
  routes: RouteTable
  pictures: PictureManifest
  now: PlainDate
  /** Origin of the published site without a trailing slash: `https://kouterenkaai.example`. */
  baseUrl: string
  /** The ledger of earlier builds; absent without a ledger. */
  ledger?: Pick<Ledger, 'listings'>
}>

/** The filters of the bar above a list. */
export type ListFilters = Pick<ResultsProps, 'facets' | 'options' | 'bedrooms'>

/** The input of every view. */
export type ViewContext = SiteContext &
  Readonly<{
    /** Returns the filters of a list with their counts; undefined for a discreet or an empty list. */
    filtersOf: (section: Section, locale: Locale) => ListFilters | undefined
  }>
