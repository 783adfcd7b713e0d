import { distanceKm } from '#domain/place/distance.ts'
import { energyLabels } from '#domain/listing/property.ts'
import type { SearchArea } from '#search/filters/area.ts'
import type { FilterName } from '#search/filters/filters.ts'
import type { Criteria } from '#search/query/criteria.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { byId, flagNames, type Listing, stepNames } from './listing-fixture.ts'

export type Middles = ReadonlyMap<string, readonly [latitude: number, longitude: number]>

/** Returns whether a listing matches criteria, as simply as possible; one filter may be left out. */
export function isWanted(
  listing: Listing,
  criteria: Criteria,
  middles: Middles,
  leftOut?: FilterName,
): boolean {
  const { towns, categories, kinds, prices, label, available, text, area } = criteria
  const answers: Readonly<Record<FilterName, boolean>> = {
    towns: towns.length === 0 || towns.includes(listing.town),
    categories: categories.length === 0 || categories.some((each) => listing.categories.includes(each)),
    kinds: kinds.length === 0 || kinds.some((kind) => kind === listing.type),
    prices: prices.length === 0 || prices.some((band) => isPriced(listing, band)),
    ...recordOf(stepNames, (name) => criteria[name].every((least) => listing[name] >= least)),
    ...recordOf(flagNames, (name) => criteria[name].length === 0 || listing.features.includes(name)),
    label: label.every((worst) => isLabelled(listing, worst)),
    available: available.every((moment) => isFree(listing, moment)),
    text: text.every((each) => each.split(' ').every((word) => listing.text.includes(word))),
    area: area.every((each) => isWithin(listing, each, middles)),
  }
  return Object.entries(answers).every(([name, answer]) => name === leftOut || answer)
}

export function isPriced(
  { price, priceTo }: Listing,
  { min, max }: Readonly<{ min?: number; max?: number }>,
): boolean {
  if (price === 0) return false
  if (max !== undefined && price > max) return false
  return min === undefined || priceTo >= min
}

/** On 2026-11-29: a home that is free at its deed is so from March on, a day of December is before its end. */
function isFree({ available }: Listing, moment: Criteria['available'][number]): boolean {
  if (available <= 1) return available === 1
  const from = available === 2 ? '2027-03-01' : dayOf(available)
  return from <= (moment === 'now' ? '2026-11-29' : `${moment}-31`)
}

function dayOf(days: number): string {
  return new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10)
}

function isLabelled({ label }: Listing, worst: NonNullable<Listing['label']>): boolean {
  return label !== undefined && energyLabels.indexOf(label) <= energyLabels.indexOf(worst)
}

function isWithin({ latitude, longitude }: Listing, area: SearchArea, middles: Middles): boolean {
  if (Number.isNaN(latitude)) return false
  if (area.kind === 'around') {
    const middle = middles.get(area.town)
    if (middle === undefined) return false
    return distanceKm({ latitude: middle[0], longitude: middle[1] }, { latitude, longitude }) <= area.km
  }
  if (area.kind === 'polygon') return isEnclosed(latitude, longitude, area.points)
  const { southWest, northEast } = area
  if (latitude < southWest.latitude || latitude > northEast.latitude) return false
  return longitude >= southWest.longitude && longitude <= northEast.longitude
}

/** By winding number, unlike the search itself: the edge turns around a point inside once. */
function isEnclosed(
  latitude: number,
  longitude: number,
  corners: Extract<SearchArea, { kind: 'polygon' }>['points'],
): boolean {
  const bearings = corners.map((corner) =>
    Math.atan2(corner.latitude - latitude, corner.longitude - longitude),
  )
  const turned = bearings.reduce((sum, bearing, position) => {
    const turn = bearing - (bearings.at(position - 1) ?? 0)
    return sum + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  }, 0)
  return Math.round(turned / (2 * Math.PI)) % 2 !== 0
}

/** Returns listings in a sort order. */
export function inOrder(
  listings: readonly Listing[],
  { by, direction }: Criteria['sort'],
): readonly Listing[] {
  const rows = byId(listings)
  if (by === 'id') return direction === 'descending' ? rows : rows.toReversed()
  const keyOf = (listing: Listing): string | number | undefined => {
    if (by === 'city') return listing.town
    if (by === 'type') return listing.type
    return (by === 'price' ? listing.price : listing.day) || undefined
  }
  return rows.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)]
    if (key === otherKey) return 0
    if (key === undefined || otherKey === undefined) return key === undefined ? 1 : -1
    return (key < otherKey ? -1 : 1) * (direction === 'ascending' ? 1 : -1)
  })
}
