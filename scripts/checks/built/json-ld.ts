import { isObject } from '#data/file/decode-records.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/**
 * Properties that search engines require of a type.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery (read 2026-11-20)
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  RealEstateListing: ['name', 'url'],
  RealEstateAgent: ['name'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  WebSite: ['name', 'url'],
}

/** Further properties that are required when the type is the subject of the page. */
const requiredAtTop: Readonly<Record<string, readonly string[]>> = {
  RealEstateAgent: ['address', 'telephone', 'url'],
}

/** Returns a finding for each JSON-LD block that does not parse, lacks a property, or has an empty one. */
export function checkJsonLd(page: Pick<DistPage, 'path' | 'jsonLd'>): readonly string[] {
  return page.jsonLd.flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text)
      const context =
        isObject(value) && value['@context'] === 'https://schema.org'
          ? []
          : ['has no @context https://schema.org']
      return [...context, ...checkNode(value, '')].map((finding) => `${page.path}: JSON-LD ${finding}`)
    } catch (error) {
      return [`${page.path}: JSON-LD does not parse: ${error instanceof Error ? error.message : ''}`]
    }
  })
}

function checkNode(value: unknown, at: string): readonly string[] {
  if (value === null || value === '' || value === 'undefined' || value === 'NaN')
    return [`holds nothing at ${at}`]
  if (Array.isArray(value)) return value.flatMap((item, index) => checkNode(item, `${at}[${index}]`))
  if (!isObject(value)) return []
  const type = value['@type']
  const wanted = typeof type === 'string' && !isReference(value) ? wantedOf(type, at === '') : []
  // A price on request is an offer without price.
  const currency =
    value['price'] !== undefined && value['priceCurrency'] === undefined
      ? [`price has no priceCurrency${at}`]
      : []
  const lacking = wanted
    .filter((name) => value[name] === undefined)
    .map((name) => `${String(type)} lacks ${name}${at}`)
  return [
    ...lacking,
    ...currency,
    ...Object.entries(value).flatMap(([key, item]) => checkNode(item, `${at}.${key}`)),
  ]
}

function wantedOf(type: string, isTop: boolean): readonly string[] {
  return [...(required[type] ?? []), ...((isTop && requiredAtTop[type]) || [])]
}

/** A node that only refers to another one by its id. */
function isReference(node: Readonly<Record<string, unknown>>): boolean {
  return (
    node['@id'] !== undefined &&
    Object.keys(node).every((key) => ['@context', '@type', '@id', 'name', 'url'].includes(key))
  )
}
