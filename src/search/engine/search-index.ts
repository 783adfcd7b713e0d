import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Column, ColumnKind } from '#search/files/column-file.ts'

/**
 * The columns that lists are filtered and sorted by, with how each is stored. 0 is unknown in all of them but `town` and
 * `type`, which are positions in the names of the index.
 */
export const indexColumns = {
  town: 'numbers',
  type: 'codes',
  /** Bit n stands for entry n of `categoryIds`. */
  categories: 'codes',
  /** Whole euro; a project's lowest price. 0 is a price that is not published. */
  price: 'amounts',
  /** A project's highest price; the same as `price` elsewhere. */
  priceTo: 'amounts',
  bedrooms: 'codes',
  /** How many of `livingSteps` (`plotSteps`) the surface reaches. */
  living: 'codes',
  plot: 'codes',
  /** Position in `energyLabels`, counted from 1. */
  label: 'codes',
  bathrooms: 'codes',
  garden: 'codes',
  terrace: 'codes',
  lift: 'codes',
  pool: 'codes',
  garage: 'codes',
  parking: 'codes',
  furnished: 'codes',
  /** When it is free, as `freeFrom` counts it. */
  available: 'numbers',
  /** Minutes since 2000-01-01 until the last day on which it can be visited without an appointment ends. */
  openHouse: 'numbers',
  annuity: 'codes',
  investment: 'codes',
  new: 'codes',
  /** 1 for a home that was sold or let: lists show it for a while. */
  gone: 'codes',
  /** Days since 2000-01-01 of the publication. */
  date: 'deltas',
} as const satisfies Readonly<Record<string, ColumnKind>>

export type ColumnName = keyof typeof indexColumns

/** Columns whose values are below 256. */
export type CodeColumn = {
  [Name in ColumnName]: (typeof indexColumns)[Name] extends 'codes' ? Name : never
}[ColumnName]

export const columnNames: readonly ColumnName[] = Object.keys(indexColumns).filter(isColumnName)

function isColumnName(name: string): name is ColumnName {
  return Object.hasOwn(indexColumns, name)
}

/** The names that the columns of an index point into. */
export type IndexNames = Readonly<{
  size: number
  /** Slugs; `town` points into it. */
  towns: readonly string[]
  /** WebIDs. */
  categoryIds: readonly number[]
  /** Code words of subtypes; `type` points into it; null is an unknown type. */
  types: readonly (PropertyType | null)[]
}>

/** The listings of one section as columns, one entry per listing, ordered by ID descending: row 0 is the newest. */
export type SearchIndex = IndexNames & Readonly<{ column: (name: ColumnName) => Column }>
