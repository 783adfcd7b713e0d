import type { Locale } from '#domain/values/locale.ts'
import type { PersonalPage } from '#domain/site/personal-page.ts'

/** What a route shows: enough to find its entities again. */
export type RouteTarget =
  | Readonly<{ kind: 'home'; pageId: number }>
  | Readonly<{ kind: 'page'; pageId: number }>
  | Readonly<{ kind: 'results'; section: string; town?: string; page: number }>
  | Readonly<{ kind: 'property'; propertyId: number; section: string }>
  | Readonly<{ kind: 'project'; projectId: number }>
  | Readonly<{ kind: 'unit'; projectId: number; unitId: number }>
  | Readonly<{ kind: 'article'; articleId: string }>
  | Readonly<{ kind: 'vacancy'; vacancyId: string }>
  | Readonly<{ kind: 'form'; form: string }>
  | Readonly<{ kind: 'thank-you'; form: string; officeId?: string }>
  | Readonly<{ kind: 'login' }>
  | Readonly<{ kind: 'legal'; document: string }>
  /** What a visitor keeps in the own browser. */
  | Readonly<{ kind: 'personal'; page: PersonalPage }>
  /** What a purchase costs besides the price. */
  | Readonly<{ kind: 'calculator' }>
  | Readonly<{ kind: 'not-found' }>
  /** What is shown in place of a page that was never visited while there is no connection. */
  | Readonly<{ kind: 'offline' }>
  /** A listing that was removed: its address answers with the list of its section. */
  | Readonly<{ kind: 'gone'; section: string }>

/** The kinds of page: one file each in `src/pages`. */
export type PageKind = RouteTarget['kind']

/** Type of the specification's route entry. */
export type RouteType = 'page' | 'article' | 'feedback' | 'login'

/** A step of the breadcrumb; the last one is the page itself and has no path. */
export type Crumb = Readonly<{ label: string; path?: string; lang?: Locale }>

/** One page in one language. */
export type Route = Readonly<{
  /** The same in all languages: `property:2417@sale`, `results:sale:berlare:2`. */
  key: string
  kind: PageKind
  type: RouteType
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
