import type { FedListing } from './feeds.ts'

/** IDs of the made-up listings. */
export const ids = Array.from({ length: 12 }, (_, index) => 2401 + index)
/** Listings of which a good feed is made. */
export const listings = ids.map((ID): FedListing => ({
  ID,
  Goal: 0,
  Price: 389_000,
  City: 'BERLARE',
  DescriptionA: 'Een rustige woning.',
}))

/** Returns the listings with one that is changed. */
export const withOne = (index: number, change: Partial<FedListing>): readonly FedListing[] =>
  listings.map((listing, position) => (position === index ? { ...listing, ...change } : listing))

/** Returns the ID of a listing by its position, as problems name it. */
export const idAt = (index: number): string => String(ids[index])
