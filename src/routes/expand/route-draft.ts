import type { Locale, Translations } from '#domain/values/locale.ts'

/** The file and record that made a route: named when two routes have the same path. */
export type RouteSource = Readonly<{ file: string; record: string; field?: string }>

/** A step of the breadcrumb in all its languages; `key` is the route that it leads to. */
export type Step = Readonly<{ label: Translations; key?: string }>

/** One page in all its languages, before its paths were checked; `target` names the entities that it shows. */
export type RouteDraft<Target = unknown> = Readonly<{
  key: string
  target: Target
  /** Language-less path of the original table: `/property/2417/`. */
  original: string
  /** Path below the language, without slashes at its ends: `te-koop/berlare`; `''` is the home page. */
  path: Translations
  /** Languages that it may do without: German for the owners' login. */
  optionalLocales?: readonly Locale[]
  /** The breadcrumb between the home page and this page, whose own label comes last. */
  steps: readonly Step[]
  label: Translations
  /** Key of the route that search engines should keep instead. */
  canonicalKey?: string
  isIndexable: boolean
  source: RouteSource
}>
