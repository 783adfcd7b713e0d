import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { fileOfPath, listFiles } from '#scripts/build/output/dist-files.ts'
import type { PageIndex } from '#scripts/build/pages/page-index.ts'
import type { Site } from '#site'
import { headerRules } from './header-rules.ts'
import { formatHeaders } from './headers-file.ts'
import { formatNginx } from './nginx-file.ts'
import { sitePolicies } from './site-policies.ts'
import { speculationFile, speculationRules } from './speculation-rules.ts'

/**
 * Writes the configuration of hosts and of our own server: `_headers`, `_redirects`, `_nginx.conf`, and the speculation
 * rules. Written after the pages, since the policy holds hashes of their inline code; the index has those of most.
 */
export async function writeHostFiles(dist: string, site: Site, pages: PageIndex): Promise<void> {
  const rules = headerRules(
    sitePolicies(site.catalogue, await inlineCodeOf(dist, pages)),
    site.catalogue.site,
  )
  const locales = site.catalogue.site.languageUse
  await writeFile(join(dist, '_headers'), formatHeaders(rules))
  await writeFile(join(dist, '_redirects'), hostRules(site.closed, site.routes))
  await writeFile(join(dist, '_nginx.conf'), formatNginx({ rules, closed: site.closed, locales }))
  await writeFile(join(dist, speculationFile), speculationRules())
}

/** Returns the inline code of all pages. */
async function inlineCodeOf(dist: string, { pages, inline }: PageIndex): Promise<readonly string[]> {
  const indexed = new Set(Object.keys(pages).map(fileOfPath))
  const others = (await listFiles(dist, '.html')).filter((file) => !indexed.has(file))
  return [...inline, ...findInOthers(dist, others)]
}

/** Yields the inline code of pages that the index does not have: those of moved and removed listings. */
function* findInOthers(dist: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield* findInlineCode(readFileSync(join(dist, file), 'utf8'))
}
