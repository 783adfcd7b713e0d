import type { RealEstateListing, WithContext } from 'schema-dts'
import { pagePrice } from '#domain/listing/asked-price.ts'
import { summarise } from '#text/description.ts'
import { langTags, type Translations } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import { officeNodeId } from './agency.ts'
import { offer } from './offer.ts'
import { offeredPlace } from './offered-place.ts'
import type { SeoContext } from '#seo/seo-context.ts'

/** Facts about a listing's page that its record lacks. */
export type ListingPage = Readonly<{
  /** Title of the page in its language. */
  title: string
  route: Route
  /** Paths of the site or full addresses, the first picture first. */
  pictures: readonly string[]
}>

/** Returns what the page of a property, project or unit tells of itself. */
export function listingNode(
  { title, route, pictures }: ListingPage,
  { baseUrl, locale }: SeoContext,
  description: Translations = {},
) {
  const url = absoluteUrl(baseUrl, route.canonical)
  const own = description[locale]
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: title,
    description: own === undefined ? undefined : summarise(own),
    inLanguage: langTags[locale],
    image: pictures.length === 0 ? undefined : pictures.map((picture) => absoluteUrl(baseUrl, picture)),
  } as const
}

/** Returns the page of a property as a listing with its offer. A hidden price or address leaves no trace in it. */
export function propertyJsonLd(
  property: Property,
  page: ListingPage,
  context: SeoContext,
): WithContext<RealEstateListing> {
  const { t, baseUrl } = context
  const node = listingNode(page, context, property.description)
  const name = property.type === undefined ? page.title : t(`types.${property.type}`)
  const seller = { '@id': officeNodeId(baseUrl, property.officeId) }
  return {
    ...node,
    datePosted: property.publishedOn,
    dateModified: property.modifiedOn,
    mainEntity: offeredPlace(property, name),
    offers: {
      ...offer(property.goal, property.availability, pagePrice(property), t),
      url: node.url,
      seller,
    },
    provider: seller,
  }
}
