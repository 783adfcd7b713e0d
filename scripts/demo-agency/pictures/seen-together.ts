import { distanceKm } from '#domain/place/distance.ts'
import { PAGE_SIZE } from '#routes/path/paging.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'

/** Homes in a row of similar ones. */
const similarRow = 3

/** Where a listing lies, as its page says: its own place, or its town for a hidden address. */
export type PlaceOf = (facts: Facts) => Coordinates

/** Returns the groups of listings that stand on one page of the site: pages of lists and rows of similar homes. */
export function seenTogether(listings: readonly Facts[], placeOf: PlaceOf): readonly (readonly Facts[])[] {
  const lists = Object.values(
    Object.groupBy(
      listings.flatMap((facts) => listsOf(facts).map((list) => ({ list, facts }))),
      ({ list }) => list,
    ),
  ).map((entries = []) => entries.map(({ facts }) => facts))
  const pages = lists.flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / PAGE_SIZE) }, (_, page) =>
      list.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    ),
  )
  return [...pages, ...listings.map((facts) => similarTo(facts, listings, placeOf))]
}

function listsOf({ isDiscreet, goal, town, office }: Facts): readonly string[] {
  if (isDiscreet) return ['discreet']
  const own = office === 1 ? ['office', `office ${town.slug}`] : []
  return [goal, `${goal} ${town.slug}`, ...own]
}

function similarTo(facts: Facts, listings: readonly Facts[], placeOf: PlaceOf): readonly Facts[] {
  return listings
    .filter(
      (other) =>
        other !== facts &&
        other.goal === facts.goal &&
        !other.isDiscreet &&
        other.state !== 'sold' &&
        other.state !== 'rented',
    )
    .map((other) => ({ other, gap: gapBetween(facts, other, placeOf) }))
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, similarRow)
    .map(({ other }) => other)
}

/** The measure of similar homes: category, price and distance. */
function gapBetween(one: Facts, other: Facts, placeOf: PlaceOf): number {
  const sameCategory = one.kind.webIds.split(',').some((id) => other.kind.webIds.split(',').includes(id))
  const price = hasPrice(one) && hasPrice(other) ? Math.abs(Math.log2(one.price / other.price)) : 0.7
  const place =
    one.town.slug === other.town.slug ? 0 : 0.2 + Math.min(1, distanceKm(placeOf(one), placeOf(other)) / 30)
  return (sameCategory ? 0 : 1) + price + place
}

/** A life annuity has no price that compares with others. */
function hasPrice({ isPricePublic, lifeAnnuity }: Facts): boolean {
  return isPricePublic && !lifeAnnuity
}
