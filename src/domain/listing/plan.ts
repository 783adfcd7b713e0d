import type { Picture, PictureSource } from '#domain/site/picture.ts'
import type { Locale, Translations } from '#domain/values/locale.ts'
import type { SquareMetres } from '#domain/values/measure.ts'

/** Rooms that pages name in their own language. */
export const roomKinds = [
  'hall',
  'living',
  'kitchen',
  'dining',
  'bedroom',
  'bathroom',
  'showerRoom',
  'toilet',
  'storage',
  'laundry',
  'study',
  'dressing',
  'nightHall',
  'terrace',
  'balcony',
  'garden',
  'garage',
  'cellar',
  'attic',
  'office',
  'shop',
  'workshop',
] as const
export type RoomKind = (typeof roomKinds)[number]

/** Place of a room in a drawing, in per cent of its width and height, from the top left corner. */
export type RoomBox = Readonly<{ x: number; y: number; width: number; height: number }>

/** A room of a plan, named by its kind, or by the agency in its own words. */
export type PlanRoom = Readonly<{
  kind?: RoomKind
  name?: Translations
  area?: SquareMetres
  box?: RoomBox
  /** Pictures of the listing that show it; a room that has any has a box. */
  pictures?: readonly PictureSource[]
}>

/** Rooms out of doors: a walk through a home starts there. */
export const outdoorRooms: ReadonlySet<RoomKind | undefined> = new Set<RoomKind>([
  'terrace',
  'balcony',
  'garden',
])

/** A drawn plan of one storey; `rooms` is empty where the record lists none. */
export type Plan = Picture &
  Readonly<{
    /** Language of the words in the drawing; absent when it has none and serves every page. */
    locale?: Locale
    /** 0 is the ground floor, -1 the cellar. */
    floor?: number
    rooms: readonly PlanRoom[]
  }>

/** Returns the plans that a page in a language may show: without words, or with words in that language. */
export function plansIn(plans: readonly Plan[], locale: Locale): readonly Plan[] {
  return plans.filter((plan) => plan.locale === undefined || plan.locale === locale)
}
