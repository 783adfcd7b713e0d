import type { Localised, Translations } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Module } from './module.ts'
import type { Picture } from './picture.ts'

/** A window of a drawing: its box in percent of the drawing's width and height. */
export type DrawnWindow = Readonly<{ left: number; top: number; width: number; height: number }>

/** The banner at the head of a page. */
export type Banner = Readonly<{
  kind: 'image' | 'gallery' | 'video' | 'properties' | 'projects'
  title: Translations
  description: Translations
  images: readonly Picture[]
  /** Windows of its first picture, which new homes light. */
  windows: readonly DrawnWindow[]
  video?: Readonly<{ url: string; mimeType: string }>
  poster?: Picture
  /** A third-party map in a frame: its address, the type of map and marker, and a note about it. */
  map?: Readonly<{ url: string; type: string; marker?: string; info: Translations }>
  color?: string
  isTransparent: boolean
}>

/** Search-engine fields of a page, per language. */
export type PageSeo = Readonly<{
  title: Translations
  description: Translations
  ogTitle: Translations
  ogDescription: Translations
  ogImage?: Picture
  twitterTitle: Translations
  twitterDescription: Translations
  twitterImage?: Picture
  /** The page's `metadata`: keywords for search engines. */
  keywords?: Translations
  schemaData?: string
}>

/** Purpose of a menu page besides its modules. */
export type PagePurpose =
  | Readonly<{ kind: 'home' }>
  | Readonly<{ kind: 'modules' }>
  | Readonly<{ kind: 'section'; section: string }>
  | Readonly<{ kind: 'form'; form: string }>
  | Readonly<{ kind: 'office'; officeId: string }>
  | Readonly<{ kind: 'feedback'; form?: string }>
  | Readonly<{ kind: 'legal'; document: string }>
  | Readonly<{ kind: 'notFound' }>

/** A page of the menu tree; only published ones become entities. */
export type MenuPage = Readonly<{
  id: number
  parentId?: number
  /** Path of the original, language-less table: `/for-sale/`. */
  original: string
  name: Localised<string>
  /** Path after the language, one or two segments; `''` is the home page. */
  path: Localised<string>
  purpose: PagePurpose
  title: Translations
  description: Translations
  content: Translations
  image?: Picture
  logo?: Picture
  modules: readonly Module[]
  banner?: Banner
  seo?: PageSeo
  css?: string
  showBreadcrumb: boolean
  isInMenu: boolean
  hasSubMenu: boolean
  /** Ids of the pages that its sub-menu shows, in order; absent means its children. */
  subMenu?: readonly number[]
  showFixedMenu: boolean
  noReferrerNoFollow: boolean
  noCookiePopup: boolean
  /** The day on which an editor last changed it. */
  modifiedOn?: PlainDate
  /** An entry that leads elsewhere, in a new tab. */
  redirectUrl?: string
  children: readonly MenuPage[]
  sort: number
}>
