import type { Translations } from '#domain/values/locale.ts'

/** Country of a record: its code of two letters. @see ISO 3166-1 */
export type Country = string

/** Belgian region; a place outside Belgium has none. */
export type Region = 'flanders' | 'brussels' | 'wallonia'

/** A town that visitors can search for. */
export type Town = Readonly<{
  /** The same in every language: stands in queries and keys. */
  slug: string
  /** Segments of paths in the languages in which they are others: fr `saint-nicolas`. */
  slugs?: Translations
  /** Name in Dutch, as written: `Sint-Pauwels`. */
  name: string
  /** Names in other languages where they differ: fr `Saint-Nicolas`. */
  names: Translations
  /** Absent only where a record names no town at all: the place is then its country. */
  zip?: string
  /** All zips of a Belgian place, by which it is looked for. */
  zips?: readonly string[]
  /** Absent where a record names none, and none of its words is a Belgian place. */
  country?: Country
  coordinates?: Coordinates
}>

/** WGS 84 degrees. */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>

/** Where a property is on the map: at its address, or in the middle of its town. */
export type Position = Readonly<Coordinates & { precision: 'address' | 'town' }>

/** A published address, or one that is hidden except for the town. */
export type Address =
  | Readonly<{ kind: 'published'; street: string; houseNumber?: string; box?: string; town: Town }>
  | Readonly<{ kind: 'hidden'; town: Town }>
