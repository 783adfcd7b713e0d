import type { Catalogue } from '#domain/site/catalogue.ts'
import { mediaHosts } from '#media/media-hosts.ts'
import { thirdPartyHosts } from '#media/third-party-hosts.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import { formatPolicies, groupInlineCode } from '#scripts/build/content-security-policy.ts'
import { longestHeaderLine } from './header-rules.ts'

/**
 * Returns the content security policy of a site, in as many headers as it needs.
 * @param inlineCode what `findInlineCode` found on the pages
 */
export function sitePolicies(catalogue: Catalogue, inlineCode: Iterable<string>): readonly string[] {
  const { site, properties } = catalogue
  const hosts = {
    pictures: site.pictureHosts,
    forms: formsOrigins(site.formsEndpoint),
    ...(site.errorReports === undefined ? {} : { reports: site.errorReports }),
    map: site.map.kind === 'schematic' ? [] : site.map.hosts,
    ...mediaHosts(
      properties,
      site,
      ownMenuPages(catalogue).flatMap(({ banner }) => banner ?? []),
    ),
    thirdParties: thirdPartyHosts(site),
  }
  const longest = longestHeaderLine - '  Content-Security-Policy: '.length
  return formatPolicies(groupInlineCode(inlineCode), hosts, longest)
}

/** Returns the origin of an endpoint on another host. */
function formsOrigins(endpoint: string | undefined): readonly string[] {
  return endpoint === undefined || endpoint.startsWith('/') ? [] : [new URL(endpoint).origin]
}
