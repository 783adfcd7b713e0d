import type { BenchQuery, Listing } from '#scripts/bench/search/listing.ts'

/** Result of a search: the counts by which engines are compared, and the data that a page needs. */
export type BenchResult = Readonly<{
  count: number
  /** Ids or rows of the first 23, cheapest first. */
  first: readonly string[]
  /** How many options have a count. */
  options: number
}>

/** A search engine in the browser. */
export type Engine = Readonly<{ run: (query: BenchQuery) => BenchResult | Promise<BenchResult> }>

/** Creates an engine from a downloaded file: our own index, or a JSON array of listings. */
export type MakeEngine = (bytes: Uint8Array<ArrayBuffer>, name: string) => Engine | Promise<Engine>

export const pageSize = 23

/** Returns the listings of a JSON download. */
export function parseListings(bytes: Uint8Array): Listing[] {
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Whether a listing matches a query, for engines that take a filter function. */
export function isWanted(listing: Listing, query: BenchQuery): boolean {
  return (
    (query.towns.length === 0 || query.towns.includes(listing.town)) &&
    (query.category === undefined || listing.categories.includes(String(query.category))) &&
    listing.price >= query.minPrice &&
    listing.price <= query.maxPrice &&
    listing.price > 0 &&
    listing.bedrooms >= query.bedrooms
  )
}
