import { expect, test } from 'vitest'
import {
  findInlineCode,
  formatPolicies,
  formatPolicy,
  groupInlineCode,
} from '#scripts/build/content-security-policy.ts'
import { headerRules } from '#scripts/build/hosting/header-rules.ts'
import { formatHeaders } from '#scripts/build/hosting/headers-file.ts'

// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const hash = "'sha256-j4kzBN3ti01KqeSDRoHcwU1fgnJfXzBj9cU1Yc0Mzi4='"

test('hashes inline scripts and styles; data and files need no hash', () => {
  const page =
    '<style>b{}</style><script>a()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>'
  const hashes = groupInlineCode([...findInlineCode(page), ...findInlineCode(page)])
  expect([hashes.scripts.size, hashes.styles.size]).toEqual([1, 1])
})

test('the policy allows only own files, hashed inline code and the picture hosts', () => {
  const policy = formatPolicy(
    { scripts: new Set([hash]), styles: new Set() },
    { pictures: ['pictures.example'] },
  )
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'self' ${hash};`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
  expect(policy).not.toMatch(/unsafe/)
})

test('a map of another host may be fetched, and nothing else from there', () => {
  const nothing = { scripts: new Set<string>(), styles: new Set<string>() }
  const policy = formatPolicy(nothing, { map: ['https://tiles.example'] })
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
  expect(policy).toContain("script-src 'self';")
  expect(formatPolicy(nothing, {})).toContain("connect-src 'self';")
})

test('forms may be sent to the site itself, and to the host that receives them', () => {
  const nothing = { scripts: new Set<string>(), styles: new Set<string>() }
  expect(formatPolicy(nothing, {})).toContain("form-action 'self';")
  expect(formatPolicy(nothing, { forms: ['https://forms.example'] })).toContain(
    "form-action 'self' https://forms.example;",
  )
})

test('frames and videos are allowed only from the hosts of the listings', () => {
  const nothing = { scripts: new Set<string>(), styles: new Set<string>() }
  const hosts = { frames: ['https://player.vimeo.com'], files: ['https://films.example'] }
  const policy = formatPolicy(nothing, hosts)
  expect(policy).toContain('frame-src https://player.vimeo.com;')
  expect(policy).toContain("media-src 'self' https://films.example;")
  // Without any, `default-src 'none'` applies.
  expect(formatPolicy(nothing, {})).not.toContain('frame-src')
})

const nothing = { scripts: new Set<string>(), styles: new Set<string>() }
const tags = {
  scripts: ['https://tags.example'],
  styles: ['https://widget.example'],
  connections: ['https://reports.example'],
  images: ['https://reports.example'],
  frames: ['https://widget.example'],
}

test('third parties are allowed by type of resource only', () => {
  const policy = formatPolicy(nothing, { thirdParties: tags, frames: ['https://player.vimeo.com'] })
  expect(policy).toContain("script-src 'self' https://tags.example;")
  expect(policy).toContain("connect-src 'self' https://reports.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://reports.example;")
  expect(policy).toContain('frame-src https://player.vimeo.com https://widget.example;')
  expect(policy).toMatch(/style-src 'self' https:\/\/widget\.example$/)
})

test('a policy too long for one header is split into two that allow no more', () => {
  const hashes = { scripts: new Set([hash]), styles: new Set([hash]) }
  const whole = formatPolicy(hashes, { thirdParties: tags })
  expect(formatPolicies(hashes, { thirdParties: tags }, whole.length)).toEqual([whole])
  const [sources = '', styles = ''] = formatPolicies(hashes, { thirdParties: tags }, whole.length - 1)
  // The second header has only styles: without a default it restricts nothing else.
  expect(styles).toBe(`style-src 'self' https://widget.example ${hash}`)
  expect(sources.replace(/; style-src.*/, '')).toBe(whole.replace(/; style-src.*/, ''))
  expect(sources).toMatch(/style-src 'self' https:\/\/widget\.example 'unsafe-inline'$/)
  expect(
    formatHeaders(headerRules([sources, styles])).match(/^ {2}Content-Security-Policy: /gm),
  ).toHaveLength(2)
})

test('what is refused is reported by every policy, and the header that holds it is not longer for it', () => {
  const hashes = { scripts: new Set([hash]), styles: new Set([hash]) }
  const reports = '/forms/reports'
  const end = `; report-uri ${reports}; report-to errors`
  const without = formatPolicy(hashes, {})
  expect(formatPolicies(hashes, { reports }, without.length + end.length)).toEqual([without + end])
  const split = formatPolicies(hashes, { reports }, without.length + end.length - 1)
  expect(split).toHaveLength(2)
  for (const policy of split) expect(policy.endsWith(end)).toBe(true)
  const [rule] = headerRules(split, { errorReports: reports })
  expect(new Map(rule?.headers).get('Reporting-Endpoints')).toBe('errors="/forms/reports"')
  expect(new Map(headerRules(split)[0]?.headers).has('Reporting-Endpoints')).toBe(false)
})
