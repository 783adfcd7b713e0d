import type { Locale, Translations } from '#domain/values/locale.ts'
import type { RouteTarget, RouteType } from '#routes/table/route.ts'

/** What made a route: named when two routes want the same path. */
export type RouteSource = Readonly<{ file: string; record: string; field?: string }>

/** A step of the breadcrumb before it is spoken in a language; `key` is the route that it leads to. */
export type Step = Readonly<{ label: Translations; key?: string }>

/** One page in all its languages, before its paths were checked. */
export type RouteDraft = Readonly<{
  key: string
  target: RouteTarget
  type: RouteType
  /** Language-less path of the original table: `/property/2417/`. */
  original: string
  /** Path below the language, without slashes at its ends: `te-koop/berlare`; `''` is the home page. */
  path: Translations
  /** Languages that it may do without: German for the owners' login. */
  optionalLocales?: readonly Locale[]
  /** What stands above the page; its own label comes last. */
  steps: readonly Step[]
  label: Translations
  /** Route that search engines should keep in its place. */
  canonicalKey?: string
  isIndexable: boolean
  source: RouteSource
}>
