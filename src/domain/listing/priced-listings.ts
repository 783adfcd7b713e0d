import type { Section } from '#domain/site/section.ts'
import { askedPrice, comparablePrice } from './asked-price.ts'
import { isListed, isOnOffer } from './availability.ts'
import type { Goal, Property } from './property.ts'

/** Listings of one goal that a visitor may be shown: cheapest first, and those without a published price. */
export type PricedList = Readonly<{
  priced: readonly Readonly<{ property: Property; logPrice: number }>[]
  unpriced: readonly Property[]
  /** Position of the first listing with at least that logarithm (base 2) of a price in cents. */
  firstFrom: (logPrice: number) => number
}>

/** The listings of one goal that a visitor may be shown: all, and those of each town by its slug. */
export type PricedTowns = Readonly<{ all: PricedList; byTown: ReadonlyMap<string, PricedList> }>

/** The listings of each goal that a visitor may be shown. */
export type PricedListings = Readonly<Record<Goal, PricedTowns>>

/** Returns the listings that are on offer and not discreet, per goal, by price. */
export function pricedListings(
  properties: readonly Property[],
  sections: readonly Section[],
): PricedListings {
  return {
    sale: byTown(shown(properties, sections, 'sale')),
    rent: byTown(shown(properties, sections, 'rent')),
  }
}

/** The list of a town without listings. */
export const noListings: PricedList = { priced: [], unpriced: [], firstFrom: () => 0 }

function byTown(properties: readonly Property[]): PricedTowns {
  const towns = Map.groupBy(properties, ({ address }) => address.town.slug)
  return {
    all: toPricedList(properties),
    byTown: new Map([...towns].map(([slug, found]) => [slug, toPricedList(found)])),
  }
}

function shown(
  properties: readonly Property[],
  sections: readonly Section[],
  goal: Goal,
): readonly Property[] {
  const discreet = new Set(sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  return properties.filter((property) => {
    const isDiscreet = property.sections.some((key) => discreet.has(key))
    return property.goal === goal && isOnOffer(property.availability) && isListed(property) && !isDiscreet
  })
}

function toPricedList(properties: readonly Property[]): PricedList {
  const unpriced = properties.filter((property) => logPriceOf(property) === undefined)
  const priced = properties
    .flatMap((property) => {
      const logPrice = logPriceOf(property)
      return logPrice === undefined ? [] : [{ property, logPrice }]
    })
    .toSorted((one, other) => one.logPrice - other.logPrice || other.property.id - one.property.id)
  return { priced, unpriced, firstFrom: (logPrice) => lowerBound(priced, logPrice) }
}

/** Returns the logarithm (base 2) of a comparable price in cents: equal gaps are equal factors. */
export function logPriceOf(property: Property): number | undefined {
  const amount = comparablePrice(askedPrice(property))?.from
  return amount === undefined || amount === 0 ? undefined : Math.log2(amount)
}

function lowerBound(priced: PricedList['priced'], logPrice: number): number {
  let low = 0
  let high = priced.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((priced[middle]?.logPrice ?? Infinity) < logPrice) low = middle + 1
    else high = middle
  }
  return low
}
