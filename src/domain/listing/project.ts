import type { Translations } from '#domain/values/locale.ts'
import type { PlainDate, SquareMetres } from '#domain/values/measure.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Address, Position } from '#domain/place/place.ts'
import type { Plan } from './plan.ts'
import type { Document } from './document.ts'
import type { EnergyLabel, Price } from './property.ts'
import type { PropertyType } from './property-type.ts'

/** What may still happen to a unit. */
export type UnitAvailability = 'available' | 'underOption' | 'sold'

/** One home of a project. */
export type Unit = Readonly<{
  id: number
  /** Lot as the plans name it: `A1.02`. */
  lot: string
  type?: PropertyType
  typeText?: string
  floor?: number
  bedrooms?: number
  living?: SquareMetres
  terrace?: SquareMetres
  garden?: SquareMetres
  price: Price
  availability: UnitAvailability
  label?: EnergyLabel
  eLevel?: number
  plan?: Plan
}>

/** A new-build project with its units. */
export type Project = Readonly<{
  id: number
  /** File of its record: `projects.json`, or one of its own, `new-projects/70.json`. */
  file: string
  name: Translations
  description: Translations
  number?: string
  categories: readonly number[]
  address: Address
  position?: Position
  availability: 'available' | 'soldOut'
  /** Page of the developer, outside the site. */
  externalUrl?: string
  /** Lowest and highest price: the record's, or else that of its units. */
  priceFrom?: Price
  priceTo?: Price
  units: readonly Unit[]
  /** Delivery: a quarter in words or a day. */
  delivery?: Translations
  deliveryOn?: PlainDate
  /** How it is built and finished, in the developer's words. */
  constructions: Translations
  technical: Translations
  situation: Translations
  pictures: readonly Picture[]
  documents: readonly Document[]
  officeId: string
  agentId?: string
  publishedOn?: PlainDate
  modifiedOn?: PlainDate
}>
