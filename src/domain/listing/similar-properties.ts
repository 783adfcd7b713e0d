import { distanceKm } from '#domain/place/distance.ts'
import type { Property } from './property.ts'
import { logPriceOf, noListings, type PricedList, type PricedListings } from './priced-listings.ts'

/** Distance beyond which all listings count as equally far. */
const farKm = 30

/** Penalties, in one measure: another category weighs as much as double the price, or as a far-away town. */
const otherCategory = 1
const unknownPrice = 0.7
const unknownPlace = 0.7
const otherTown = 0.2

type Entry = Readonly<{ candidate: Property; unlikeness: number }>

/**
 * Returns the listings on offer that are most like one, nearest first: same goal, public, not itself. Category,
 * price, distance and town count; ties go to the newest. The same input gives the same list.
 */
export function similarProperties(
  property: Property,
  priced: PricedListings,
  count = 4,
): readonly Property[] {
  const { all, byTown } = priced[property.goal]
  const own = property.address.town.slug
  const nearest: Entry[] = []
  const consider = (candidate: Property, unlikeness: number): void => {
    const entry = { candidate, unlikeness }
    const at = nearest.findIndex((other) => isBefore(entry, other))
    nearest.splice(at === -1 ? nearest.length : at, 0, entry)
    if (nearest.length > count) nearest.pop()
  }
  const worst = (): number => (nearest.length < count ? Infinity : (nearest.at(-1)?.unlikeness ?? Infinity))
  // Candidates come by price gap: once the gap alone exceeds the worst match, no later one is better.
  for (const { candidate, priceGap } of candidatesFor(property, byTown.get(own) ?? noListings)) {
    if (priceGap > worst()) break
    const unlikeness = priceGap + categoryGap(property, candidate)
    if (candidate.id !== property.id && unlikeness <= worst()) consider(candidate, unlikeness)
  }
  for (const { candidate, priceGap } of candidatesFor(property, all)) {
    if (priceGap + otherTown > worst()) break
    if (candidate.address.town.slug === own) continue
    const unplaced = priceGap + categoryGap(property, candidate)
    // Measuring how far apart two are takes longest.
    if (unplaced + otherTown <= worst()) consider(candidate, unplaced + otherTownGap(property, candidate))
  }
  return nearest.map(({ candidate }) => candidate)
}

/** Returns every listing with its price gap, smallest gap first. */
function* candidatesFor(property: Property, list: PricedList) {
  const own = logPriceOf(property)
  if (own === undefined) {
    const all = [...list.priced.map((entry) => entry.property), ...list.unpriced]
    for (const candidate of all) yield { candidate, priceGap: unknownPrice }
    return
  }
  let above = list.firstFrom(own)
  let below = above - 1
  let isUnpricedDone = false
  for (;;) {
    const up = list.priced[above]
    const down = list.priced[below]
    const upGap = up === undefined ? Infinity : up.logPrice - own
    const downGap = down === undefined ? Infinity : own - down.logPrice
    if (!isUnpricedDone && Math.min(upGap, downGap) > unknownPrice) {
      for (const candidate of list.unpriced) yield { candidate, priceGap: unknownPrice }
      isUnpricedDone = true
    }
    if (up !== undefined && upGap <= downGap) {
      yield { candidate: up.property, priceGap: upGap }
      above += 1
    } else if (down !== undefined) {
      yield { candidate: down.property, priceGap: downGap }
      below -= 1
    } else return
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  if (one.unlikeness !== other.unlikeness) return one.unlikeness < other.unlikeness
  return one.candidate.id > other.candidate.id
}

function categoryGap(one: Property, other: Property): number {
  return one.categories.some((id) => other.categories.includes(id)) ? 0 : otherCategory
}

function otherTownGap(one: Property, other: Property): number {
  const from = one.position ?? one.address.town.coordinates
  const to = other.position ?? other.address.town.coordinates
  if (from === undefined || to === undefined) return otherTown + unknownPlace
  return otherTown + Math.min(1, distanceKm(from, to) / farKm)
}
