import { readFileSync } from 'node:fs'
import { loadSite } from '#site'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { isLand, isResidential, propertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { RouteLine } from '#scripts/build/build-report.ts'

/** The state or kind of a property that changes its page. */
export const listingStates = [
  'for sale',
  'under option',
  'sold',
  'rented',
  'without pictures',
  'price on request',
  'to let',
  'land',
  'garage',
  'life annuity',
] as const
export type ListingState = (typeof listingStates)[number]

const isIn: Readonly<Record<ListingState, (property: Property) => boolean>> = {
  'for sale': (property) => isResidential(property) && isAsked(property, 'sale'),
  'under option': ({ availability }) => availability === 'underOption',
  sold: ({ availability }) => availability === 'sold',
  rented: ({ availability }) => availability === 'rented',
  'without pictures': (property) => isOffered(property) && property.pictures.length === 0,
  'price on request': (property) => isAsked(property, 'onRequest'),
  'to let': (property) => isResidential(property) && isAsked(property, 'rent'),
  land: (property) => isLand(property) && isOffered(property),
  garage: (property) => propertyKind(property) === 'garage' && isOffered(property),
  'life annuity': (property) => isAsked(property, 'lifeAnnuity'),
}

/**
 * Returns, for each state, the page in a language of the property with the most pictures.
 * @throws {Error} when no property of the built site is in a state
 */
export async function statePages(
  locale: Locale,
): Promise<readonly Readonly<{ state: ListingState; path: string }>[]> {
  const { catalogue } = await loadSite()
  const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))
  const richest = catalogue.properties.toSorted((a, b) => b.pictures.length - a.pictures.length)
  return listingStates.map((state) => {
    const ids = richest.filter(isIn[state]).map(({ id }) => id)
    const found = ids.map((id) => routes.find((route) => route.locale === locale && isPageOf(route, id)))
    const path = found.find((route) => route !== undefined)?.canonical
    if (path === undefined) throw new Error(`no page in ${locale} shows a property that is ${state}`)
    return { state, path }
  })
}

function isOffered({ availability }: Property): boolean {
  return isOnOffer(availability)
}

function isAsked(property: Property, kind: 'sale' | 'rent' | 'lifeAnnuity' | 'onRequest'): boolean {
  return property.availability === 'available' && askedPrice(property)?.kind === kind
}

function isPageOf({ kind, key }: RouteLine, id: number): boolean {
  return kind === 'property' && key.startsWith(`property:${id}@`)
}
