import { type EnergyLabel, energyLabels } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import type { SearchPoints } from '#search/files/points-file.ts'
import type { ColumnName, SearchIndex } from '#search/engine/search-index.ts'
import type { Column } from '#search/files/column-file.ts'
import { stepsReached } from '#search/filters/filter.ts'
import { filterNames, filters, type FiltersOf, isOfKind } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'

/** The "at least n" filters, and the filters on features. */
export const stepNames = filterNames.filter((name) => isOfKind(name, 'atLeast'))
export const flagNames = filterNames.filter((name) => isOfKind(name, 'flag'))

/** A listing in readable form; 0 and undefined mean unknown. */
export type Listing = Readonly<Record<FiltersOf<'atLeast'>, number>> &
  Readonly<{
    id: number
    town: string
    categories: readonly number[]
    type?: PropertyType
    /** Whole euro; 0 is hidden. */
    price: number
    priceTo: number
    label?: EnergyLabel
    features: readonly FiltersOf<'flag'>[]
    /** As `moments.ts` counts it. */
    available: number
    /** Sold or let. */
    isGone?: boolean
    day: number
    latitude: number
    longitude: number
    text: string
  }>

const plain: Listing = {
  ...recordOf(stepNames, () => 0),
  id: 1,
  town: 'berlare',
  categories: [1],
  price: 0,
  priceTo: 0,
  features: [],
  available: 0,
  day: 0,
  latitude: NaN,
  longitude: NaN,
  text: '',
}

/** Returns a listing with only some facts known. */
export function createListing(known: Partial<Listing> & Readonly<{ id: number }>): Listing {
  return { ...plain, priceTo: known.price ?? 0, ...known }
}

const bits = <Value>(all: readonly Value[], some: readonly Value[]): number =>
  all.reduce((sum, value, bit) => (some.includes(value) ? sum + 2 ** bit : sum), 0)

/** Returns the columns of listings, sorted by ID as in a list's file. */
export function createIndex(listings: readonly Listing[]): SearchIndex {
  const rows = byId(listings)
  const towns = [...new Set(rows.map(({ town }) => town))]
  const types = [...new Set(rows.map(({ type }) => type ?? null))]
  const categoryIds = [...new Set(rows.flatMap(({ categories }) => categories))]
  const flag = (name: FiltersOf<'flag'>) =>
    Uint8Array.from(rows, ({ features }) => (features.includes(name) ? 1 : 0))
  const columns: Readonly<Record<ColumnName, Column>> = {
    ...recordOf(stepNames, (name) =>
      Uint8Array.from(rows, (each) => stepsReached(filters[name].steps, each[name])),
    ),
    ...recordOf(flagNames, flag),
    // An open house that does not pass.
    openHouse: Uint32Array.from(flag('openHouse'), (has) => has * 0xffffffff),
    available: Uint32Array.from(rows, ({ available }) => available),
    town: Uint32Array.from(rows, ({ town }) => towns.indexOf(town)),
    categories: Uint8Array.from(rows, ({ categories }) => bits(categoryIds, categories)),
    type: Uint8Array.from(rows, ({ type }) => types.indexOf(type ?? null)),
    price: Uint32Array.from(rows, ({ price }) => price),
    priceTo: Uint32Array.from(rows, ({ priceTo }) => priceTo),
    label: Uint8Array.from(rows, ({ label }) => energyLabels.findIndex((each) => each === label) + 1),
    gone: Uint8Array.from(rows, ({ isGone }) => Number(isGone === true)),
    date: Uint32Array.from(rows, ({ day }) => day),
  }
  return { size: rows.length, towns, categoryIds, types, column: (name) => columns[name] }
}

/** Returns the positions of listings, with the given town centres. */
export function createPoints(
  listings: readonly Listing[],
  middles: ReadonlyMap<string, readonly [latitude: number, longitude: number]> = new Map(),
): SearchPoints {
  const rows = byId(listings)
  const towns = createIndex(listings).towns
  return {
    latitude: Float32Array.from(rows, ({ latitude }) => latitude),
    longitude: Float32Array.from(rows, ({ longitude }) => longitude),
    isTown: new Uint8Array(rows.length),
    townLatitude: Float32Array.from(towns, (town) => middles.get(town)?.[0] ?? NaN),
    townLongitude: Float32Array.from(towns, (town) => middles.get(town)?.[1] ?? NaN),
  }
}

/** Returns listings in the default order of a list. */
export function byId(listings: readonly Listing[]): readonly Listing[] {
  return listings.toSorted((one, other) => other.id - one.id)
}
