import { expect, test } from 'vitest'
import { formatPolicies, formatPolicy } from '#scripts/build/content-security-policy.ts'
import { headerRules } from '#scripts/build/hosting/header-rules.ts'
import { checkAnswer, checkPolicy } from '#scripts/checks/built/headers.ts'

const hash = "'sha256-j4kzBN3ti01KqeSDRoHcwU1fgnJfXzBj9cU1Yc0Mzi4='"
const hashes = { scripts: new Set([hash]), styles: new Set([hash]) }
const thirdParties = {
  scripts: ['https://www.googletagmanager.com'],
  styles: [],
  connections: [],
  images: [],
  frames: [],
}
const policy = formatPolicy(hashes, {})

/** Returns the headers of every page with one changed; an empty value removes it. */
function headersWith(name = '', value = '', policies = [policy]): Headers {
  const headers = new Headers()
  for (const [own, text] of headerRules(policies)[0]?.headers ?? []) headers.append(own, text)
  if (name !== '') headers.delete(name)
  if (value !== '') headers.set(name, value)
  return headers
}

test('our own headers have no findings for any configuration of the policy', () => {
  for (const policies of [
    [policy],
    [formatPolicy(hashes, { thirdParties, frames: ['https://player.vimeo.com'] })],
    formatPolicies(hashes, {}, 100),
  ]) {
    expect(checkAnswer(headersWith('', '', [...policies]))).toEqual([])
    expect(checkPolicy(policies[0] ?? '')).toEqual([])
  }
})

test.each([
  ['content-security-policy', '', 6],
  ['content-security-policy', policy.replace("default-src 'none'", "default-src 'self'"), 1],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 1],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 1],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https:"), 1],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https://*"), 1],
  ['content-security-policy', policy.replace("; frame-ancestors 'none'", ''), 1],
  ['strict-transport-security', '', 1],
  ['strict-transport-security', 'max-age=86400', 1],
  ['x-content-type-options', '', 1],
  ['referrer-policy', 'unsafe-url', 1],
  ['cross-origin-opener-policy', '', 1],
  ['permissions-policy', 'camera=*', 1],
  ['set-cookie', 'a=b', 1],
  ['access-control-allow-origin', '*', 1],
])('%s: %j has findings', (name, value, count) => {
  expect(checkAnswer(headersWith(name, value))).toHaveLength(count)
})

test.each([
  policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(hash, ''),
  policy.replace("script-src 'self'", 'script-src https:'),
  policy.replace("object-src 'none'; ", '').replace("default-src 'none'; ", ''),
])('the CSP evaluator finds what is dangerous: %s', (bad) => {
  expect(checkPolicy(bad).length).toBeGreaterThan(0)
})
