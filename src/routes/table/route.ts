import type { Locale } from '#domain/values/locale.ts'
import type { PageKind, RouteTarget } from '#routes/kinds/page-kinds.ts'

/** A step of the breadcrumb; the last one is the page itself and has no path. */
export type Crumb = Readonly<{ label: string; path?: string; lang?: Locale }>

/** One page in one language. */
export type Route = Readonly<{
  /** The same in all languages: `property:2417@sale`, `results:sale:berlare:2`. */
  key: string
  kind: PageKind
  target: RouteTarget
  locale: Locale
  /** `/nl/te-koop/berlare/halfopen-woning/2417/`: leading and trailing slash, lower case ASCII. */
  path: string
  /** Language-less path of the original table: `/property/2417/`. */
  original: string
  breadcrumb: readonly Crumb[]
  /** Path that search engines should keep; its own, unless it is a copy. */
  canonical: string
  /** False for copies, discreet listings, thank-you pages and the like. */
  isIndexable: boolean
}>

/** All routes of the site, with the look-ups that pages need. */
export type RouteTable = Readonly<{
  all: readonly Route[]
  /** Routes of one page kind, in table order. */
  ofKind: <K extends PageKind>(kind: K) => readonly RouteOf<K>[]
  /** The route of a key in a locale; undefined where it has none (the German login). */
  find: (key: string, locale: Locale) => Route | undefined
  /** The same page in every language that has it, itself included. */
  alternates: (route: Route) => readonly Route[]
  /** The route at a full path, `/nl/te-koop/`. */
  at: (path: string) => Route | undefined
  /** The route of an original path, `/for-sale/`, in any casing; a property's is its canonical one. */
  ofOriginal: (original: string, locale: Locale) => Route | undefined
}>

/** A route whose target is of a known kind. */
export type RouteOf<K extends PageKind> = Route &
  Readonly<{ kind: K; target: Extract<RouteTarget, { kind: K }> }>
