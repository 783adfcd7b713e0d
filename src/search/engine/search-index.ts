import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Column } from '#search/files/column-file.ts'

/**
 * The columns that lists are filtered and sorted by. 0 is unknown in all of them but `town` and `type`, which are positions in
 * the names of the index.
 */
export const columnNames = [
  'town',
  'type',
  /** Bit n stands for entry n of `categoryIds`. */
  'categories',
  /** Whole euro; a project's lowest price. 0 is a price that is not published. */
  'price',
  /** A project's highest price; the same as `price` elsewhere. */
  'priceTo',
  'bedrooms',
  /** How many of `livingSteps` (`plotSteps`) the surface reaches. */
  'living',
  'plot',
  /** Position in `energyLabels`, counted from 1. */
  'label',
  'garden',
  'garage',
  'new',
  /** 1 for a home that was sold or let: lists show it for a while. */
  'gone',
  /** Days since 2000-01-01 of the publication. */
  'date',
] as const

export type ColumnName = (typeof columnNames)[number]

/** Columns whose values are few: a table has an entry for each. */
export type CodeColumn = Exclude<ColumnName, 'town' | 'price' | 'priceTo' | 'date'>

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
