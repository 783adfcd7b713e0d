import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostRules } from '#routes/ledger/host-rules.ts'
import type { PageIndex } from '#scripts/build/pages/page-index.ts'
import type { Site } from '#site'
import { headerRules } from './header-rules.ts'
import { formatHeaders } from './headers-file.ts'
import { formatNginx } from './nginx-file.ts'
import { sitePolicies } from './site-policies.ts'
import { speculationFile, speculationRules } from './speculation-rules.ts'

/**
 * Writes the configuration of hosts and of our own server: `_headers`, `_redirects`, `_nginx.conf`, and the speculation
 * rules. Written after the pages, since the policy holds hashes of their inline code; no other HTML has any, as
 * `check:dist` makes sure.
 */
export async function writeHostFiles(dist: string, site: Site, { pages }: PageIndex): Promise<void> {
  const rules = headerRules(
    sitePolicies(site.catalogue, new Set(Object.values(pages).flatMap(({ inline }) => inline))),
    site.catalogue.site,
  )
  const locales = site.catalogue.site.languageUse
  await writeFile(join(dist, '_headers'), formatHeaders(rules))
  await writeFile(join(dist, '_redirects'), hostRules(site.closed, site.routes))
  await writeFile(join(dist, '_nginx.conf'), formatNginx({ rules, closed: site.closed, locales }))
  await writeFile(join(dist, speculationFile), speculationRules())
}
