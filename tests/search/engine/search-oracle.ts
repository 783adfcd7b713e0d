import { distanceKm } from '#domain/place/distance.ts'
import { energyLabels } from '#domain/listing/property.ts'
import type { Criteria, SearchArea } from '#search/query/criteria.ts'
import { byId, type Listing } from './listing-fixture.ts'

export type Middles = ReadonlyMap<string, readonly [latitude: number, longitude: number]>

/** What a listing can be turned down for. */
export type Field = keyof Criteria

/** Returns whether a listing is what is asked for, said as plainly as possible; one field may be left out. */
export function isWanted(listing: Listing, criteria: Criteria, middles: Middles, leftOut?: Field): boolean {
  const {
    towns,
    categories,
    prices,
    bedrooms = 0,
    living = 0,
    plot = 0,
    label,
    features,
    text,
    area,
  } = criteria
  const answers: Partial<Record<Field, boolean>> = {
    towns: towns.length === 0 || towns.includes(listing.town),
    categories: categories.length === 0 || categories.some((each) => listing.categories.includes(each)),
    prices: prices.length === 0 || prices.some((band) => isPriced(listing, band)),
    bedrooms: listing.bedrooms >= bedrooms,
    living: listing.livingM2 >= living,
    plot: listing.plotM2 >= plot,
    label: label === undefined || isLabelled(listing, label),
    features: features.every((each) => listing.features.includes(each)),
    text: text === undefined || text.split(' ').every((word) => listing.text.includes(word)),
    area: area === undefined || isWithin(listing, area, middles),
  }
  return Object.entries(answers).every(([field, answer]) => field === leftOut || answer)
}

export function isPriced(
  { price, priceTo }: Listing,
  { min, max }: Readonly<{ min?: number; max?: number }>,
): boolean {
  if (price === 0) return false
  if (max !== undefined && price >= max) return false
  return min === undefined || priceTo >= min
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

/** Another way than the search's: somebody who stands inside and follows the edge turns once around. */
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

/** Returns listings in the order that is asked for. */
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
