import type { AggregateOffer, Offer, RealEstateListing, WithContext } from 'schema-dts'
import { projectState } from '#domain/listing/availability.ts'
import { cleanDescription } from '#text/description.ts'
import { langTags, speak } from '#domain/values/locale.ts'
import { publishedAmount } from '#domain/listing/price.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { officeNodeId } from './agency.ts'
import { squareMetres } from './measure.ts'
import { offer, priceText } from './offer.ts'
import { geoCoordinates, postalAddress } from './place.ts'
import type { ListingPage } from './property.ts'
import type { SeoContext } from '#seo/seo-context.ts'

/**
 * Returns the page of a project as a listing whose offer gathers those of its units.
 * @param unitRoute the page of a unit in the same language, where it has one
 */
export function projectJsonLd(
  project: Project,
  { title, route, pictures }: ListingPage,
  { baseUrl, locale, t }: SeoContext,
  unitRoute: (unit: Unit) => Route | undefined,
): WithContext<RealEstateListing> {
  const url = absoluteUrl(baseUrl, route.canonical)
  const text = speak(project.description, locale)
  const offers = project.units.map((unit): Offer => {
    const path = unitRoute(unit)?.canonical
    return {
      ...unitOffer(unit),
      name: unitName(unit, t),
      url: path === undefined ? undefined : absoluteUrl(baseUrl, path),
    }
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: title,
    description: text === undefined ? undefined : cleanDescription(text.text),
    inLanguage: langTags[locale],
    image: pictures.length === 0 ? undefined : pictures.map((picture) => absoluteUrl(baseUrl, picture)),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: title,
      address: postalAddress(project.address),
      geo: geoCoordinates(project.address, project.position),
    },
    offers: { ...aggregate(project), offers: offers.length === 0 ? undefined : offers },
    provider: { '@id': officeNodeId(baseUrl, project.officeId) },
  }
}

/** Returns the page of a unit as a listing with its own offer. */
export function unitJsonLd(
  project: Project,
  unit: Unit,
  { title, route, pictures }: ListingPage,
  { baseUrl, locale, t }: SeoContext,
): WithContext<RealEstateListing> {
  const url = absoluteUrl(baseUrl, route.canonical)
  const seller = { '@id': officeNodeId(baseUrl, project.officeId) }
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: title,
    inLanguage: langTags[locale],
    image: pictures.length === 0 ? undefined : pictures.map((picture) => absoluteUrl(baseUrl, picture)),
    mainEntity: {
      '@type': 'Apartment',
      name: unitName(unit, t),
      address: postalAddress(project.address),
      geo: geoCoordinates(project.address, project.position),
      floorSize: squareMetres(unit.living),
      numberOfBedrooms: unit.bedrooms,
      floorLevel: unit.floor === undefined ? undefined : String(unit.floor),
    },
    offers: { ...unitOffer(unit), url, seller },
    provider: seller,
  }
}

// What a sold unit cost is shown nowhere.
function unitOffer({ availability, price }: Unit): Offer {
  return offer('sale', availability, availability === 'sold' ? { kind: 'onRequest' } : price)
}

function unitName(unit: Unit, t: SeoContext['t']): string {
  const type = unit.type === undefined ? unit.typeText : t(`types.${unit.type}`)
  return type === undefined ? unit.lot : `${type} ${unit.lot}`
}

// A project that is sold out has no price any more: nor has its card.
function aggregate(project: Project): AggregateOffer {
  const { priceFrom, priceTo, units } = project
  const state = projectState(project)
  const isSoldOut = state === 'soldOut'
  const low = isSoldOut ? undefined : publishedAmount(priceFrom)
  const high = isSoldOut ? undefined : publishedAmount(priceTo)
  const free = units.filter((unit) => unit.availability !== 'sold').length
  const isPriced = low !== undefined || high !== undefined
  return {
    '@type': 'AggregateOffer',
    availability: offer('sale', state, { kind: 'onRequest' }).availability,
    offerCount: units.length === 0 ? undefined : free,
    lowPrice: low === undefined ? undefined : priceText(low),
    highPrice: high === undefined ? undefined : priceText(high),
    priceCurrency: isPriced ? 'EUR' : undefined,
  }
}
