import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import { onePerKind } from '#scripts/checks/built/sample-pages.ts'
import { judgeAnswer } from '#scripts/checks/headers/observatory.ts'
import { policyFindings } from '#scripts/checks/headers/policy-findings.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

/** Paths besides pages: what is not there, a path without its slash, a file of the site's own. */
const others = ['/', '/nl/no-such-page/', '/sw.js', '/favicon.svg'] as const

/**
 * Serves the site as `npm start` does, and returns a finding for each answer that the HTTP Observatory would not give
 * its best grade, and for what the CSP evaluator holds against the policy.
 */
export async function checkHeaders(site: Pick<BuiltSite, 'dir' | 'routes'>): Promise<readonly string[]> {
  const server = await createStaticServer(site.dir)
  const origin = `http://localhost:${await listen(server, 0)}`
  const findings = new Set<string>()
  try {
    for (const path of [...onePerKind(site.routes).map((route) => route.path), ...others]) {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
      const { grade, verdicts } = judgeAnswer({ headers: response.headers, html: await response.text() })
      const lost = verdicts.filter(({ points }) => points < 0).map(({ why }) => why)
      if (grade !== 'A+') findings.add(`${path} gets ${grade}: ${lost.join('; ')}`)
      const policy = response.headers.get('content-security-policy') ?? ''
      for (const finding of policyFindings(policy)) findings.add(`${path}: ${finding}`)
    }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return [...findings]
}
