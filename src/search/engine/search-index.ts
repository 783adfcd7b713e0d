import type { EnergyLabel } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'

/**
 * The listings of one section as columns, one entry per listing, ordered by ID descending: row 0 is the newest.
 * 0 means "not known" in every column but `town` and `type`.
 */
export type SearchIndex = Readonly<{
  size: number
  /** Slugs; `town` points into it. */
  towns: readonly string[]
  /** WebIDs; bit n of `categories` stands for entry n. */
  categoryIds: readonly number[]
  /** Code words of subtypes; `type` points into it; the last entry may be undefined: of no known type. */
  types: readonly (PropertyType | undefined)[]
  /** Labels best first; `label` is the position counted from 1. */
  labels: readonly EnergyLabel[]
  town: Uint16Array
  categories: Uint8Array
  type: Uint8Array
  /** Whole euro; of a project its lowest. 0 is a price that is not published. */
  price: Uint32Array
  /** A project's highest price in whole euro; the same array as `price` where listings have one price. */
  priceTo: Uint32Array
  bedrooms: Uint8Array
  /** How many of `livingSteps` (`plotSteps`) the surface reaches. */
  living: Uint8Array
  plot: Uint8Array
  label: Uint8Array
  /** Bits in the order of `wantedFeatures`. */
  features: Uint8Array
  /** Days since 2000-01-01 of the day it was published. */
  date: Uint16Array
}>

/** Where listings are, in step with the index; loaded for the map and for areas alone. */
export type SearchPoints = Readonly<{
  /** WGS 84 degrees; NaN where nothing is known. */
  latitude: Float32Array
  longitude: Float32Array
  /** 1 where only the town may be known: the point is the town's. */
  isTown: Uint8Array
  /** The middles of the towns, in step with `towns` of the index; NaN where nothing is known. */
  townLatitude: Float32Array
  townLongitude: Float32Array
}>
