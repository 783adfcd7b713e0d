import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectInlineHashes, formatPolicy } from '#scripts/build/content-security-policy.ts'
import { listFiles } from '#scripts/build/dist-files.ts'

/** Hosts cut a header line at 2,000 characters (Cloudflare Pages, read 2026-11-20). */
export const longestHeaderLine = 2000

/** Writes `_headers`, which hosts and our own server read: one policy for the site, long caching for hashed files. */
export async function writeHeaders(dist: string, pictureHosts: readonly string[]): Promise<void> {
  const hashes = collectInlineHashes(readPages(dist, await listFiles(dist, '.html')), 'latin1')
  await writeFile(join(dist, '_headers'), formatHeaders(formatPolicy(hashes, pictureHosts)))
}

/** A character for each byte: exact for hashes of bytes, and nothing is decoded. */
function* readPages(dist: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(join(dist, file), 'latin1')
}

/** Returns the text of `_headers`: a pattern of paths, then the headers for them, indented. */
export function formatHeaders(policy: string): string {
  const immutable = '  Cache-Control: public, max-age=31536000, immutable'
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
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
    '',
  ].join('\n')
}
