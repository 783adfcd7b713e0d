import type { Translations } from '#domain/values/locale.ts'
import type { Picture } from './picture.ts'

/** Where a module takes its content from. */
export type Relation =
  | Readonly<{ kind: 'property-list'; goal: 'sale' | 'rent' }>
  | Readonly<{ kind: 'project-list' }>
  | Readonly<{ kind: 'article'; id: number }>
  | Readonly<{ kind: 'category'; category: 'blog' | 'team' | 'vacancies' | 'testimonials' | 'sold' }>
  | Readonly<{ kind: 'contact'; form: string }>
  | Readonly<{ kind: 'stats-view' }>

/** A block of a page. */
export type Module = Readonly<{
  id: number
  title: Translations
  description: Translations
  description2: Translations
  titleSize: 'h1' | 'h2'
  view: 'single-view' | 'module-view' | 'news-view' | 'ons-team-view'
  className?: string
  background: 'none' | 'color' | 'image'
  backgroundColor?: string
  image?: Picture
  images: readonly Picture[]
  relations: readonly Relation[]
  /** Columns of 12 at small, medium and large widths. */
  columns: Readonly<{ sm: number; md: number; lg: number }>
  span: number
  itemsPerRow: number
  maxItems: number
  hasSubcategories: boolean
  sort: number
}>
