import type { EditorSettings } from '#domain/site/editor-settings.ts'
import type { HttpsOnly, SiteConfig } from '#domain/site/site-config.ts'
import { reportGroup } from '#scripts/build/content-security-policy.ts'
import { speculationFile, speculationType } from './speculation-rules.ts'

/** Cloudflare Pages limits a header line to 2,000 characters (read 2026-11-20). */
export const longestHeaderLine = 2000

/** Headers for one path, `/sw.js`, or for all paths with a prefix, `/_astro/*`. */
export type HeaderRule = Readonly<{
  pattern: string
  headers: readonly Header[]
  /** Headers of earlier rules that do not hold here. */
  without?: readonly string[]
}>
export type Header = readonly [name: string, value: string]

/** Cache-Control of everything without its own rule: revalidated on each request, the default of most hosts. */
export const usualCaching = 'public, max-age=0, must-revalidate'

const immutable: readonly Header[] = [['Cache-Control', 'public, max-age=31536000, immutable']]
const asked: readonly Header[] = [['Cache-Control', 'no-cache']]

/** The agency's other subdomains are unknown here: a site says itself that all of them speak https. */
const strictTransport: Readonly<Record<HttpsOnly, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** What the headers depend on besides the policies. */
type HostedSite = Partial<Pick<SiteConfig, 'editor' | 'errorReports' | 'httpsOnly'>>

/**
 * Returns the headers of the whole site, from which the files for all hosts are made. The first rule is for every path;
 * no two rules for one path set the same header, since hosts would join them with a comma.
 * @see docs/decisions/hosting.md
 */
export function headerRules(
  policies: readonly string[],
  { editor, errorReports, httpsOnly = 'host' }: HostedSite = {},
): readonly HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: [
        // Browsers enforce every policy that is sent.
        ...policies.map((policy): Header => ['Content-Security-Policy', policy]),
        ...(errorReports === undefined
          ? []
          : [['Reporting-Endpoints', `${reportGroup}="${errorReports}"`] as const]),
        ['Strict-Transport-Security', strictTransport[httpsOnly]],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
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
    ...(editor === undefined ? [] : [editorRule(editor), { pattern: '/admin/assets/*', headers: immutable }]),
    { pattern: speculationFile, headers: [['Content-Type', speculationType]] },
  ]
}

/** The editor sets styles itself, and talks to the host of the repository; nothing else of the site may. */
function editorRule({ host, apiRoot, authUrl }: EditorSettings): HeaderRule {
  const usual = {
    github: 'https://api.github.com',
    gitlab: 'https://gitlab.com',
    gitea: 'https://gitea.com',
  }[host]
  const origins = [...new Set([apiRoot ?? usual, ...(authUrl === undefined ? [] : [authUrl])])]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' blob: data: ${origins.map((address) => new URL(address).origin).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  return {
    pattern: '/admin/*',
    without: ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'],
    headers: [
      ['Content-Security-Policy', policy.join('; ')],
      // Signing in opens a window of the repository's host, which answers this one.
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ['X-Robots-Tag', 'noindex, nofollow'],
    ],
  }
}

/** Returns the headers of a path; a rule may take away those of the rules before it. */
export function headersFor(rules: readonly HeaderRule[], path: string): readonly Header[] {
  return rules
    .filter((rule) => isFor(rule, path))
    .reduce<readonly Header[]>(
      (found, { headers, without = [] }) => [
        ...found.filter(([name]) => !without.includes(name)),
        ...headers,
      ],
      [],
    )
}

/** Whether a rule applies to a path. */
export function isFor({ pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
