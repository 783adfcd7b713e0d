import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#domain/catalogue.ts'
import { mediaHosts } from '#domain/media-hosts.ts'
import { thirdPartyHosts } from '#domain/third-party-hosts.ts'
import { ownMenuPages } from '#routes/menu-pages.ts'
import { collectInlineHashes, formatPolicies } from '#scripts/build/content-security-policy.ts'
import { listFiles } from '#scripts/build/dist-files.ts'
import { createIslandRuntime, type IslandRuntime } from '#scripts/build/island-runtime.ts'

/** Hosts cut a header line at 2,000 characters (Cloudflare Pages, read 2026-11-20). */
export const longestHeaderLine = 2000

const policyStart = '  Content-Security-Policy: '

/** Writes `_headers`, which hosts and our own server read: one policy for the site, long caching for hashed files. */
export async function writeHeaders(dist: string, catalogue: Catalogue): Promise<void> {
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
  const policies = formatPolicies(hashes, hosts, longestHeaderLine - policyStart.length)
  await writeFile(join(dist, '_headers'), formatHeaders(policies))
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

/** Returns the text of `_headers`: a pattern of paths, then the headers for them, indented. */
export function formatHeaders(policies: readonly string[]): string {
  const immutable = '  Cache-Control: public, max-age=31536000, immutable'
  return [
    '/*',
    // Twice the same header is two policies, which hold together.
    ...policies.map((policy) => policyStart + policy),
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '/_astro/*',
    immutable,
    '/fonts/*',
    immutable,
    '/pictures/*',
    immutable,
    // The manifest names the files: it is asked for anew, they never change.
    '/search/files/*',
    immutable,
    '/search/manifest.json',
    '  Cache-Control: no-cache',
    '',
  ].join('\n')
}
