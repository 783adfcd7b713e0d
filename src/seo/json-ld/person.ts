import type { Person as PersonNode, WithContext } from 'schema-dts'
import type { Person } from '#domain/site/person.ts'
import { langTags } from '#domain/values/locale.ts'
import { absoluteUrl } from '#seo/absolute-url.ts'
import type { SeoContext } from '#seo/seo-context.ts'
import { officeNodeId } from './agency.ts'

/** Returns a person of the team, for their own page. */
export function personJsonLd(
  { name, role, phone, email, officeId, languages, bivNumber }: Person,
  { baseUrl, locale }: SeoContext,
  path: string,
): WithContext<PersonNode> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: role[locale],
    url: absoluteUrl(baseUrl, path),
    telephone: phone,
    email,
    worksFor: { '@id': officeNodeId(baseUrl, officeId) },
    knowsLanguage: languages.map((language) => langTags[language]),
    identifier:
      bivNumber === undefined ? undefined : { '@type': 'PropertyValue', propertyID: 'BIV', value: bivNumber },
  }
}
