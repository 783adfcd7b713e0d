import type { Localised, Translations } from '#domain/values/locale.ts'

/** A list of the site: where a property is shown, and under which path. */
export type Section = Readonly<{
  key: string
  kind: 'sale' | 'rent' | 'discreet' | 'office' | 'projects'
  name: Localised<string>
  /** First path segment after the language. */
  slug: Localised<string>
  isPublic: boolean
  /** Set for an office's own list. */
  officeId?: string
}>

/** A category of the search: `id` is the CRM's WebID. */
export type Category = Readonly<{
  id: number
  name: Localised<string>
  sale: boolean
  rent: boolean
  order: number
}>

/** A price band in whole euro; an absent `max` is open-ended. Min inclusive, max exclusive. */
export type PriceRange = Readonly<{
  id: number
  goal: 'sale' | 'rent' | 'project'
  min: number
  max?: number
  order: number
}>

/** A badge: what a marquee code says on a card. */
export type Marquee = Readonly<{
  code: number
  kind: 'new' | 'underOption' | 'sold' | 'rented' | 'none'
  label: Translations
}>
