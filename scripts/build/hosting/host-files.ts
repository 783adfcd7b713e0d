import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#domain/catalogue.ts'
import { mediaHosts } from '#domain/media-hosts.ts'
import { thirdPartyHosts } from '#domain/third-party-hosts.ts'
import { hostRules } from '#routes/host-rules.ts'
import { redirectsOf } from '#routes/ledger.ts'
import { ownMenuPages } from '#routes/menu-pages.ts'
import { collectInlineHashes, formatPolicies } from '#scripts/build/content-security-policy.ts'
import { listFiles } from '#scripts/build/dist-files.ts'
import { createIslandRuntime, type IslandRuntime } from '#scripts/build/island-runtime.ts'
import type { Site } from '#site'
import { headerRules, longestHeaderLine } from './header-rules.ts'
import { formatHeaders } from './headers-file.ts'
import { formatNginx } from './nginx-file.ts'
import { speculationFile, speculationRules } from './speculation-rules.ts'

/**
 * Writes what hosts and our own server answer by: `_headers`, `_redirects`, `_nginx.conf`, and the rules for fetching
 * ahead. They belong to the pages beside them, whose inline code the policy knows by its hash.
 */
export async function writeHostFiles(dist: string, site: Site): Promise<void> {
  const rules = headerRules(await policiesOf(dist, site.catalogue))
  const moved = redirectsOf(site.ledger, site.routes)
  const locales = site.catalogue.site.languageUse
  await writeFile(join(dist, '_headers'), formatHeaders(rules))
  await writeFile(join(dist, '_redirects'), hostRules(moved, site.routes))
  await writeFile(join(dist, '_nginx.conf'), formatNginx({ rules, moved, locales }))
  await writeFile(join(dist, speculationFile), speculationRules())
}

/** The policy in as many headers as it needs. */
async function policiesOf(dist: string, catalogue: Catalogue): Promise<readonly string[]> {
  const { site, properties } = catalogue
  const runtime = createIslandRuntime()
  const pages = takeOutRuntime(dist, await listFiles(dist, '.html'), runtime)
  const hashes = collectInlineHashes(pages, 'latin1')
  await runtime.write(dist)
  const hosts = {
    pictures: site.pictureHosts,
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

/**
 * Takes the islands' runtime out of each page, in the one pass over all of them, and gives the pages on: what is taken
 * out needs no hash. A character stands for each byte: exact for hashes of bytes, and nothing is decoded.
 */
function* takeOutRuntime(dist: string, files: readonly string[], runtime: IslandRuntime): Generator<string> {
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'latin1')
    const page = runtime.takeOut(html)
    if (page !== html) writeFileSync(join(dist, file), page, 'latin1')
    yield page
  }
}
