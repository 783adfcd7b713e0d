import type { SearchIndex } from '#search/engine/search-index.ts'

/** A listing as the peers need it: a plain object. */
export type Listing = Readonly<{
  id: string
  town: string
  categories: readonly string[]
  /** Whole euro; 0 is a price that is not published. */
  price: number
  bedrooms: number
}>

/** A search that every engine can do: some towns, a category, a price band, bedrooms; cheapest first. */
export type BenchQuery = Readonly<{
  towns: readonly string[]
  category?: number
  minPrice: number
  maxPrice: number
  bedrooms: number
}>

/** Returns the rows of an index as plain objects for the peers. */
export function toListings(index: SearchIndex): readonly Listing[] {
  const { towns, categoryIds, column } = index
  return Array.from({ length: index.size }, (_, row) => ({
    id: String(row),
    town: towns[column('town')[row] ?? 0] ?? '',
    categories: categoryIds.filter((_, bit) => ((column('categories')[row] ?? 0) >> bit) & 1).map(String),
    price: column('price')[row] ?? 0,
    bedrooms: column('bedrooms')[row] ?? 0,
  }))
}
