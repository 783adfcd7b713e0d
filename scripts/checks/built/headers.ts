import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import { onePerKind } from '#scripts/checks/built/sample-pages.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

const policy = 'content-security-policy'

/**
 * Required headers: the rules of MDN's HTTP Observatory that a static site can meet.
 * @see https://github.com/mdn/mdn-http-observatory (read 2026-11-22)
 */
const required: readonly Readonly<{ header: string; matches: RegExp; wants: string }>[] = [
  { header: policy, matches: /^default-src 'none'(?:;|$)/, wants: "default-src 'none'" },
  {
    header: policy,
    matches: /; script-src 'self'(?: 'sha256-[\w+/=]+'| https:\/\/[\w.-]+)*(?:[;,]|$)/,
    wants: "script-src with 'self', hashes and named https hosts only",
  },
  { header: policy, matches: /; object-src 'none'(?:;|$)/, wants: "object-src 'none'" },
  { header: policy, matches: /; base-uri 'none'(?:;|$)/, wants: "base-uri 'none'" },
  { header: policy, matches: /; frame-ancestors 'none'(?:;|$)/, wants: "frame-ancestors 'none'" },
  {
    header: policy,
    matches: /; form-action 'self'(?: https:\/\/[\w.:-]+)?(?:;|$)/,
    wants: "form-action 'self' and the https origin that receives forms",
  },
  { header: 'strict-transport-security', matches: /^max-age=\d{8,}/, wants: 'max-age of six months or more' },
  { header: 'x-content-type-options', matches: /^nosniff$/, wants: 'nosniff' },
  {
    header: 'referrer-policy',
    matches: /^(?:no-referrer|strict-origin(?:-when-cross-origin)?)$/,
    wants: 'no paths for other sites',
  },
  { header: 'cross-origin-opener-policy', matches: /^same-origin$/, wants: 'same-origin' },
  {
    header: 'permissions-policy',
    matches: /camera=\(\).*microphone=\(\)/,
    wants: 'no camera and no microphone',
  },
]

/** Forbidden headers: the site sets no cookies and shares nothing across origins. */
const forbidden = ['set-cookie', 'access-control-allow-origin', 'access-control-allow-credentials']

/** Returns a finding for each header of an answer that is missing, weaker than it must be, or forbidden. */
export function checkAnswer(headers: Headers): readonly string[] {
  return [
    ...required
      .filter(({ header, matches }) => !matches.test(headers.get(header) ?? ''))
      .map(({ header, wants }) => `${header} is "${headers.get(header) ?? ''}"; expected: ${wants}`),
    ...forbidden.filter((name) => headers.has(name)).map((name) => `${name} must not be sent`),
  ]
}

/** Returns the certain and possible problems that Google's CSP evaluator finds in a policy. */
export function checkPolicy(header: string): readonly string[] {
  const serious = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE])
  return new CspEvaluator(new CspParser(header).csp)
    .evaluate()
    .filter(({ severity }) => serious.has(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

/** Checked besides pages: an unknown path and files of the site. */
const otherPaths = ['/', '/nl/no-such-page/', '/sw.js', '/favicon.svg'] as const

/** Serves the site as `npm start` does, and returns the findings of a page of each kind and of other answers. */
export async function checkHeaders(site: Pick<BuiltSite, 'dir' | 'routes'>): Promise<readonly string[]> {
  const server = await createStaticServer(site.dir)
  const origin = `http://localhost:${await listen(server, 0)}`
  const findings: string[] = []
  try {
    for (const path of [...onePerKind(site.routes).map((route) => route.path), ...otherPaths]) {
      const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
      // A second policy, after the comma, only narrows the first.
      const [first = ''] = (headers.get(policy) ?? '').split(', ')
      findings.push(...[...checkAnswer(headers), ...checkPolicy(first)].map((text) => `${path}: ${text}`))
    }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return findings
}
