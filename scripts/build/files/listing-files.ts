import { createPage } from '#views/kit/page.ts'
import { askedPrice, exactPrice } from '#domain/listing/asked-price.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { insideSurface } from '#domain/listing/inside-surface.ts'
import { changedOn, onlineSince } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Language } from '#i18n/languages.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { propertyById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { largestHref, viewPictures } from '#views/kit/picture.ts'
import { formatPrice } from '#views/listing/price.ts'
import { propertyTitle } from '#views/listing/property-title.ts'
import { historyOf } from '#views/listing/state.ts'
import { bareTownName, typeName } from '#views/listing/title.ts'
import { type ListingFile, listingJsonSchema } from './listing-schema.ts'

type Listing = ListingFile['listings'][number]

const schemaPath = '/listings.schema.json'

/** Yields the public files of listings, one in each language, and their schema, where the site publishes them. */
export function* listingFiles(context: ViewContext): Generator<BuiltFile> {
  const { catalogue, baseUrl } = context
  const { site, sections } = catalogue
  if (!site.publishesListings) return
  const discreet = new Set(sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  // one page for each listing: others are copies
  const pages = context.routes
    .ofKind('property')
    .filter(({ isIndexable }) => isIndexable)
    .map((route) => ({ route, property: propertyById(catalogue, route.target.propertyId) }))
    .filter(({ property }) => !property.sections.some((key) => discreet.has(key)))
  for (const language of site.languageUse) {
    const file: ListingFile = {
      $schema: absoluteUrl(baseUrl, schemaPath),
      agency: site.name,
      language,
      listings: pages
        .filter(({ route }) => route.locale === language)
        .map(({ route, property }) => toListing(context, route, property)),
    }
    yield [`/${language}/listings.json`, JSON.stringify(file)]
  }
  yield [schemaPath, JSON.stringify(listingJsonSchema())]
}

function toListing(context: ViewContext, { path, locale }: RouteOf<'property'>, property: Property): Listing {
  const { baseUrl, catalogue, now } = context
  const { t } = context.languages(locale)
  const history = historyOf(context, property)
  const { energy, surfaces } = property
  return {
    id: property.id,
    reference: property.reference,
    url: absoluteUrl(baseUrl, path),
    goal: property.goal,
    availability: property.availability,
    title: propertyTitle(property, locale, t),
    type: typeName(property, t),
    description: property.description[locale],
    price: priceOf(property, context.languages(locale)),
    address: addressOf(property, locale),
    bedrooms: property.rooms.bedrooms,
    livingSquareMetres: insideSurface(surfaces),
    plotSquareMetres: surfaces.plot,
    energyLabel: energyLabelOf(property, catalogue.rules, now),
    energyKwhPerSquareMetreYear: energy.scoreKwhPerM2Year,
    energyCertificate: energy.uniqueCode,
    pictures: viewPictures(createPage(context, locale), property.pictures).map((picture) =>
      absoluteUrl(baseUrl, largestHref(picture)),
    ),
    publishedOn: onlineSince(history, property.publishedOn),
    changedOn: changedOn(property, history, now),
  }
}

function priceOf(property: Property, { locale, t }: Language): Listing['price'] {
  const asked = askedPrice(property)
  if (asked === undefined) return undefined
  const cents = exactPrice(asked)
  return {
    text: formatPrice(asked, locale, t),
    euro: cents === undefined ? undefined : cents / 100,
  }
}

function addressOf({ address }: Property, locale: Locale): Listing['address'] {
  const { zip, country } = address.town
  const place = { zip, town: bareTownName(address.town, locale), country }
  if (address.kind === 'hidden') return place
  const { street, houseNumber, box } = address
  return { street, houseNumber, box, ...place }
}
