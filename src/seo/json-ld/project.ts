import type { AggregateOffer, Offer, RealEstateListing, WithContext } from 'schema-dts'
import { askedProjectPrice, askedUnitPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import { projectState } from '#domain/listing/availability.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { officeNodeId } from './agency.ts'
import { squareMetres } from './measure.ts'
import { availabilities, offer, priceOf, priceText } from './offer.ts'
import { geoCoordinates, postalAddress } from './place.ts'
import { type ListingPage, listingNode } from './property.ts'
import type { SeoContext } from '#seo/seo-context.ts'

/**
 * Returns the page of a project as a listing whose offer gathers those of its units.
 * @param unitRoute the page of a unit in the same language, where it has one
 */
export function projectJsonLd(
  project: Project,
  page: ListingPage,
  context: SeoContext,
  unitRoute: (unit: Unit) => Route | undefined,
): WithContext<RealEstateListing> {
  const { t, baseUrl } = context
  const offers = project.units.map((unit): Offer => {
    const path = unitRoute(unit)?.canonical
    return {
      ...unitOffer(project, unit, t),
      name: unitName(unit, t),
      url: path === undefined ? undefined : absoluteUrl(baseUrl, path),
    }
  })
  return {
    ...listingNode(page, context, project.description),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: page.title,
      address: postalAddress(project.address),
      geo: geoCoordinates(project.address, project.position),
    },
    offers: { ...aggregate(project, t), offers: offers.length === 0 ? undefined : offers },
    provider: { '@id': officeNodeId(baseUrl, project.officeId) },
  }
}

/** Returns the page of a unit as a listing with its own offer. */
export function unitJsonLd(
  project: Project,
  unit: Unit,
  page: ListingPage,
  context: SeoContext,
): WithContext<RealEstateListing> {
  const { t, baseUrl } = context
  const node = listingNode(page, context)
  const seller = { '@id': officeNodeId(baseUrl, project.officeId) }
  return {
    ...node,
    mainEntity: {
      '@type': 'Apartment',
      name: unitName(unit, t),
      address: postalAddress(project.address),
      geo: geoCoordinates(project.address, project.position),
      floorSize: squareMetres(unit.living),
      numberOfBedrooms: unit.bedrooms,
      floorLevel: unit.floor === undefined ? undefined : String(unit.floor),
    },
    offers: { ...unitOffer(project, unit, t), url: node.url, seller },
    provider: seller,
  }
}

function unitOffer(project: Project, unit: Unit, t: SeoContext['t']): Offer {
  return offer('sale', unit.availability, askedUnitPrice(project, unit), t)
}

function unitName(unit: Unit, t: SeoContext['t']): string {
  const type = unit.type === undefined ? unit.typeText : t(`types.${unit.type}`)
  return type === undefined ? unit.lot : `${type} ${unit.lot}`
}

function aggregate(project: Project, t: SeoContext['t']): AggregateOffer {
  const { units } = project
  const asked = askedProjectPrice(project)
  const span = comparablePrice(asked)
  const isFrom = asked?.kind === 'sale' && asked.isFrom
  const free = units.filter((unit) => unit.availability !== 'sold').length
  return {
    '@type': 'AggregateOffer',
    availability: availabilities[projectState(project)],
    offerCount: units.length === 0 ? undefined : free,
    lowPrice: span === undefined ? undefined : priceText(span.from),
    highPrice: span === undefined || isFrom ? undefined : priceText(span.to),
    priceCurrency: span === undefined ? undefined : 'EUR',
    priceSpecification: priceOf(asked, t).priceSpecification,
  }
}
