import { speculationFile, speculationType } from './speculation-rules.ts'

/** Hosts cut a header line at 2,000 characters (Cloudflare Pages, read 2026-11-20). */
export const longestHeaderLine = 2000

/** Headers for one path, `/sw.js`, or for all that begin alike, `/_astro/*`. */
export type HeaderRule = Readonly<{ pattern: string; headers: readonly Header[] }>
export type Header = readonly [name: string, value: string]

/** How long what has no rule of its own is kept: asked for anew each time, as hosts do it without being told. */
export const usualCaching = 'public, max-age=0, must-revalidate'

const immutable: readonly Header[] = [['Cache-Control', 'public, max-age=31536000, immutable']]
const asked: readonly Header[] = [['Cache-Control', 'no-cache']]

/**
 * Returns the headers of the whole site, the one source of every file that hosts read. The first rule is for every
 * path; no two rules for one path say the same header, as hosts join them with a comma.
 * @see docs/decisions/0030-headers-and-hosts.md
 */
export function headerRules(policies: readonly string[]): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: [
        // Twice the same header is two policies, which hold together.
        ...policies.map((policy): Header => ['Content-Security-Policy', policy]),
        // Of this name alone: what other names of the agency's domain serve is not known here.
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
    // The manifest names the files: it is asked for anew, they never change.
    { pattern: '/search/files/*', headers: immutable },
    { pattern: '/search/manifest.json', headers: asked },
    { pattern: '/sw.js', headers: asked },
    { pattern: speculationFile, headers: [['Content-Type', speculationType]] },
  ]
}

/** Whether a rule is for a path. */
export function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
