import type { RealEstateAgent, WebSite, WithContext } from 'schema-dts'
import type { Office } from '#domain/site/office.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Locale } from '#domain/values/locale.ts'
import { langTags } from '#domain/values/locale.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import type { SeoContext } from '#seo/seo-context.ts'

/** Returns the name by which other nodes point to the agency. */
export function agencyId(baseUrl: string): string {
  return `${baseUrl}/#agency`
}

/** Returns the name by which other nodes point to an office. @example officeNodeId(baseUrl, 'berlare') // '…/#office-berlare' */
export function officeNodeId(baseUrl: string, officeId: string): string {
  return `${baseUrl}/#office-${officeId}`
}

/** Returns the agency as a company, for the home page. */
export function agencyJsonLd(
  site: SiteConfig,
  { baseUrl, locale }: SeoContext,
  logo?: string,
): WithContext<RealEstateAgent> {
  const { company } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(baseUrl),
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl(baseUrl, `/${locale}/`),
    logo: logo === undefined ? undefined : absoluteUrl(baseUrl, logo),
    image: logo === undefined ? undefined : absoluteUrl(baseUrl, logo),
    telephone: company.phone,
    email: company.email,
    vatID: company.vatNumber,
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'KBO', value: company.enterpriseNumber },
      { '@type': 'PropertyValue', propertyID: 'BIV', value: company.bivNumber },
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.zip,
      addressLocality: company.town,
      addressCountry: 'BE',
    },
    sameAs: site.social.map(({ url }) => url),
  }
}

/** Returns an office of the agency, for its own page and for the contact page. */
export function officeJsonLd(
  office: Office,
  { baseUrl }: SeoContext,
  path: string,
  picture?: string,
): WithContext<RealEstateAgent> {
  const { coordinates } = office
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': officeNodeId(baseUrl, office.id),
    name: office.name,
    url: absoluteUrl(baseUrl, path),
    image: picture === undefined ? undefined : absoluteUrl(baseUrl, picture),
    telephone: office.phone,
    email: office.email,
    parentOrganization: { '@id': agencyId(baseUrl) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office.street} ${office.houseNumber}`,
      postalCode: office.zip,
      addressLocality: office.town,
      addressCountry: 'BE',
    },
    geo: coordinates === undefined ? undefined : { '@type': 'GeoCoordinates', ...coordinates },
  }
}

/** Returns the site itself, for the home page. */
export function websiteJsonLd(site: SiteConfig, baseUrl: string, locale: Locale): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    name: site.name,
    url: absoluteUrl(baseUrl, '/'),
    inLanguage: langTags[locale],
    publisher: { '@id': agencyId(baseUrl) },
  }
}
