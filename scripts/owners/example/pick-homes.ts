import { isOnOffer } from '#domain/listing/availability.ts'
import type { Property } from '#domain/listing/property.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { randomOf } from './random-of.ts'
import { exampleOwners, type ExampleOwner, type HomeWish } from './owners.ts'

/** A listing that records can be made up about: its price, address and agent are known. */
export type ExampleListing = Property &
  Readonly<{ publishedOn: PlainDate; agentId: string; asked: EuroCents }>

/** A home of the example; the wish is absent for one that is only there to be compared with. */
export type ExampleHome = Readonly<{ listing: ExampleListing; wish?: HomeWish; owner?: ExampleOwner }>

/** Similar homes that get records too, for each home with an owner, and how far their prices may be apart. */
const neighbours = 8
const priceSpan = 0.1

/** Price at most of a home that gets an offer soon. */
const mostWithOffer = euroCents(450_000)

/** Returns the homes of the example's owners, and some that are like them. */
export function pickHomes(properties: readonly Property[], now: PlainDate): readonly ExampleHome[] {
  const listings = properties.flatMap((property) => toExample(property, now))
  const taken = new Set<number>()
  const take = (list: readonly ExampleListing[]): ExampleListing | undefined => {
    const found = list.find(({ id }) => !taken.has(id))
    if (found !== undefined) taken.add(found.id)
    return found
  }
  const owned = exampleOwners.flatMap((owner) =>
    owner.homes.flatMap((wish): readonly ExampleHome[] => {
      const listing = take(
        byCompany(
          listings.filter((one) => fulfils[wish](one, now)),
          listings,
        ),
      )
      return listing === undefined ? [] : [{ listing, wish, owner }]
    }),
  )
  const similar = owned
    .filter(({ listing }) => isOnOffer(listing.availability))
    .flatMap(({ listing }) => {
      const alike = listings.filter(
        (other) => isAlike(listing, other) && other.publishedOn <= addDays(now, -14),
      )
      return Array.from({ length: neighbours }, () => take(alike)).filter((one) => one !== undefined)
    })
  return [...owned, ...similar.map((listing) => ({ listing }))]
}

const fulfils: Readonly<Record<HomeWish, (listing: ExampleListing, now: PlainDate) => boolean>> = {
  saleWithOffer: (listing, now) =>
    isOpen(listing, 'sale') && isAged(listing, now, 45, 120) && listing.asked <= mostWithOffer,
  sale: (listing, now) => isOpen(listing, 'sale') && isAged(listing, now, 50, 220),
  saleNew: (listing, now) => isOpen(listing, 'sale') && isAged(listing, now, 2, 10),
  saleUnderOption: (listing, now) =>
    listing.goal === 'sale' && listing.availability === 'underOption' && isAged(listing, now, 25, 400),
  sold: ({ availability, publishedOn, modifiedOn }) =>
    availability === 'sold' && modifiedOn !== undefined && modifiedOn >= addDays(publishedOn, 25),
  rent: (listing, now) => isOpen(listing, 'rent') && isAged(listing, now, 5, 200),
  rented: ({ availability }) => availability === 'rented',
}

function isOpen({ goal, availability }: ExampleListing, wanted: Property['goal']): boolean {
  return goal === wanted && availability === 'available'
}

function isAged({ publishedOn }: ExampleListing, now: PlainDate, from: number, to: number): boolean {
  return publishedOn <= addDays(now, -from) && publishedOn >= addDays(now, -to)
}

/** Homes with more company come first, so that the example can compare them. */
function byCompany(
  wanted: readonly ExampleListing[],
  listings: readonly ExampleListing[],
): readonly ExampleListing[] {
  return wanted
    .map((listing) => ({
      listing,
      company: Math.min(neighbours, listings.filter((other) => isAlike(listing, other)).length),
    }))
    .toSorted((one, other) => other.company - one.company || orderOf(one.listing) - orderOf(other.listing))
    .map(({ listing }) => listing)
}

/** Mixes old and new homes, the same way on every run. */
function orderOf({ id }: ExampleListing): number {
  return randomOf(id, 'order').next()
}

function isAlike(one: ExampleListing, other: ExampleListing): boolean {
  return (
    one.id !== other.id &&
    one.goal === other.goal &&
    propertyKind(one) === propertyKind(other) &&
    isOnOffer(other.availability) &&
    Math.abs(one.asked - other.asked) <= one.asked * priceSpan
  )
}

function toExample(property: Property, now: PlainDate): readonly ExampleListing[] {
  const { publishedOn, agentId, price, address, sections } = property
  if (publishedOn === undefined || publishedOn >= now || agentId === undefined) return []
  if (price.kind !== 'published' || address.kind !== 'published' || address.houseNumber === undefined)
    return []
  return sections.length === 0 ? [] : [{ ...property, publishedOn, agentId, asked: price.amount }]
}
