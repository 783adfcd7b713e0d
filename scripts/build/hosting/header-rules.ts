import { speculationFile, speculationType } from './speculation-rules.ts'

/** Cloudflare Pages limits a header line to 2,000 characters (read 2026-11-20). */
export const longestHeaderLine = 2000

/** Headers for one path, `/sw.js`, or for all paths with a prefix, `/_astro/*`. */
export type HeaderRule = Readonly<{ pattern: string; headers: readonly Header[] }>
export type Header = readonly [name: string, value: string]

/** Cache-Control of everything without its own rule: revalidated on each request, the default of most hosts. */
export const usualCaching = 'public, max-age=0, must-revalidate'

const immutable: readonly Header[] = [['Cache-Control', 'public, max-age=31536000, immutable']]
const asked: readonly Header[] = [['Cache-Control', 'no-cache']]

/**
 * Returns the headers of the whole site, from which the files for all hosts are made. The first rule is for every path;
 * no two rules for one path set the same header, since hosts would join them with a comma.
 * @see docs/decisions/0030-headers-and-hosts.md
 */
export function headerRules(policies: readonly string[]): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: [
        // Browsers enforce every policy that is sent.
        ...policies.map((policy): Header => ['Content-Security-Policy', policy]),
        // Without includeSubDomains: the agency's other subdomains are unknown here.
        ['Strict-Transport-Security', 'max-age=63072000'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Speculation-Rules', `"${speculationFile}"`],
      ],
    },
    { pattern: '/_astro/*', headers: immutable },
    { pattern: '/fonts/*', headers: immutable },
    { pattern: '/map/*', headers: immutable },
    { pattern: '/pictures/*', headers: immutable },
    // The manifest is revalidated; the files that it names never change.
    { pattern: '/search/files/*', headers: immutable },
    { pattern: '/search/manifest.json', headers: asked },
    { pattern: '/sw.js', headers: asked },
    { pattern: speculationFile, headers: [['Content-Type', speculationType]] },
  ]
}

/** Whether a rule applies to a path. */
export function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
