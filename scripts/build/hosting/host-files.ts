import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { mediaHosts } from '#media/media-hosts.ts'
import { thirdPartyHosts } from '#media/third-party-hosts.ts'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import { findInlineCode, formatPolicies, groupInlineCode } from '#scripts/build/content-security-policy.ts'
import { fileOfPath, listFiles } from '#scripts/build/output/dist-files.ts'
import type { PageIndex } from '#scripts/build/pages/page-index.ts'
import type { Site } from '#site'
import { headerRules, longestHeaderLine } from './header-rules.ts'
import { formatHeaders } from './headers-file.ts'
import { formatNginx } from './nginx-file.ts'
import { speculationFile, speculationRules } from './speculation-rules.ts'

/**
 * Writes the configuration of hosts and of our own server: `_headers`, `_redirects`, `_nginx.conf`, and the speculation
 * rules. Written after the pages, since the policy holds hashes of their inline code; the index has those of most.
 */
export async function writeHostFiles(dist: string, site: Site, pages: PageIndex): Promise<void> {
  const rules = headerRules(await policiesOf(dist, site.catalogue, pages), site.catalogue.site)
  const locales = site.catalogue.site.languageUse
  await writeFile(join(dist, '_headers'), formatHeaders(rules))
  await writeFile(join(dist, '_redirects'), hostRules(site.closed, site.routes))
  await writeFile(join(dist, '_nginx.conf'), formatNginx({ rules, closed: site.closed, locales }))
  await writeFile(join(dist, speculationFile), speculationRules())
}

/** Returns the policy in as many headers as it needs. */
async function policiesOf(
  dist: string,
  catalogue: Catalogue,
  { pages, inline }: PageIndex,
): Promise<readonly string[]> {
  const { site, properties } = catalogue
  const indexed = new Set(Object.keys(pages).map(fileOfPath))
  const others = (await listFiles(dist, '.html')).filter((file) => !indexed.has(file))
  const hashes = groupInlineCode([...inline, ...findInOthers(dist, others)])
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
  return formatPolicies(hashes, hosts, longestHeaderLine - '  Content-Security-Policy: '.length)
}

/** Yields the inline code of pages that the index does not have: those of moved and removed listings. */
function* findInOthers(dist: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield* findInlineCode(readFileSync(join(dist, file), 'utf8'))
}

/** Returns the origin of an endpoint on another host. */
function formsOrigins(endpoint: string | undefined): readonly string[] {
  return endpoint === undefined || endpoint.startsWith('/') ? [] : [new URL(endpoint).origin]
}
