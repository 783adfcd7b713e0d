import type { JobPosting, WithContext } from 'schema-dts'
import type { Office } from '#domain/site/office.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Vacancy } from '#domain/site/content.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import type { SeoContext } from '#seo/seo-context.ts'

const employmentTypes: Readonly<Record<Vacancy['employment'], string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
}

/**
 * Returns a vacancy with the office where the work is.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting (employment types)
 */
export function vacancyJsonLd(
  vacancy: Vacancy,
  { route, office, site }: Readonly<{ route: Route; office: Office; site: SiteConfig }>,
  { baseUrl, locale }: Pick<SeoContext, 'baseUrl' | 'locale'>,
): WithContext<JobPosting> {
  const url = absoluteUrl(baseUrl, route.canonical)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': `${url}#vacancy`,
    url,
    title: vacancy.title[locale],
    description: vacancy.html[locale],
    datePosted: vacancy.publishedOn,
    validThrough: vacancy.validUntil,
    employmentType: employmentTypes[vacancy.employment],
    directApply: false,
    identifier: { '@type': 'PropertyValue', name: site.name, value: vacancy.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: site.company.name,
      sameAs: absoluteUrl(baseUrl, '/'),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${office.street} ${office.houseNumber}`,
        postalCode: office.zip,
        addressLocality: office.town,
        addressCountry: 'BE',
      },
    },
  }
}
