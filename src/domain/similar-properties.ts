import type { Section } from './agency.ts'
import { isOnOffer } from './availability.ts'
import { distanceKm } from './distance.ts'
import { publishedAmount } from './price.ts'
import type { Property } from './property.ts'

/** How far apart two listings may be before more distance makes no difference. */
const farKm = 30

/** Penalties, in the same measure: another category weighs as much as double the price or a far-away town. */
const otherCategory = 1
const unknownPrice = 0.7
const unknownPlace = 0.7
const otherTown = 0.2

/**
 * Returns the listings on offer that are most like one, nearest first: same goal, public, not itself. Category,
 * price, distance and town count; ties go to the newest. The same input gives the same list.
 */
export function similarProperties(
  property: Property,
  properties: readonly Property[],
  sections: readonly Section[],
  count = 4,
): readonly Property[] {
  const discreet = sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key)
  const nearest: { candidate: Property; distance: number }[] = []
  for (const candidate of properties) {
    if (candidate.id === property.id || candidate.goal !== property.goal) continue
    if (!isOnOffer(candidate.availability) || candidate.sections.some((key) => discreet.includes(key))) continue
    const distance = unlikeness(property, candidate)
    const last = nearest.at(-1)
    if (nearest.length >= count && last !== undefined && !isBefore(distance, candidate, last)) continue
    const at = nearest.findIndex((entry) => isBefore(distance, candidate, entry))
    nearest.splice(at === -1 ? nearest.length : at, 0, { candidate, distance })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ candidate }) => candidate)
}

function isBefore(distance: number, candidate: Property, entry: Readonly<{ candidate: Property; distance: number }>) {
  return distance < entry.distance || (distance === entry.distance && candidate.id > entry.candidate.id)
}

function unlikeness(one: Property, other: Property): number {
  const category = one.categories.some((id) => other.categories.includes(id)) ? 0 : otherCategory
  return category + priceGap(one, other) + placeGap(one, other)
}

/** The factor between two prices, as powers of two: 1 for double the price. */
function priceGap(one: Property, other: Property): number {
  const first = publishedAmount(one.price)
  const second = publishedAmount(other.price)
  if (first === undefined || second === undefined || first === 0 || second === 0) return unknownPrice
  return Math.abs(Math.log2(first / second))
}

function placeGap(one: Property, other: Property): number {
  if (one.address.town.slug === other.address.town.slug) return 0
  const from = one.position ?? one.address.town.coordinates
  const to = other.position ?? other.address.town.coordinates
  if (from === undefined || to === undefined) return otherTown + unknownPlace
  return otherTown + Math.min(1, distanceKm(from, to) / farKm)
}
