import { describe, expect, test } from 'vitest'
import { formatPolicy } from '#scripts/build/content-security-policy.ts'
import { headerRules } from '#scripts/build/hosting/header-rules.ts'
import { judgeAnswer } from '#scripts/checks/headers/observatory.ts'
import { policyFindings } from '#scripts/checks/headers/policy-findings.ts'

const hash = "'sha256-j4kzBN3ti01KqeSDRoHcwU1fgnJfXzBj9cU1Yc0Mzi4='"
const policy = formatPolicy({ scripts: new Set([hash]), styles: new Set([hash]) }, {})
const ours = headerRules([policy])[0]?.headers ?? []

/** Our headers with some changed; `null` leaves one out. */
function answerWith(changes: Readonly<Record<string, string | null>> = {}, html = '') {
  const headers = new Headers(ours.map(([name, value]): [string, string] => [name, value]))
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return judgeAnswer({ headers, html })
}

describe('the Observatory', () => {
  test('gives our headers its best grade', () => {
    expect(answerWith({}, '<script src="/_astro/page.js"></script>')).toMatchObject({
      grade: 'A+',
      score: 120,
    })
  })

  test('gives a D to a site without headers', () => {
    const { grade, score } = judgeAnswer({ headers: new Headers(), html: '' })
    expect([grade, score]).toEqual(['D', 30])
  })

  test.each([
    [
      'a policy that lets inline scripts run',
      { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
      80,
    ],
    ['no policy, which also leaves framing open', { 'content-security-policy': null }, 55],
    ['HSTS for a day', { 'strict-transport-security': 'max-age=86400' }, 110],
    ['no HSTS', { 'strict-transport-security': null }, 80],
    ['no nosniff', { 'x-content-type-options': null }, 115],
    ['a referrer that tells paths', { 'referrer-policy': 'unsafe-url' }, 110],
  ] as const)('takes points for %s', (_, changes, score) => {
    expect(answerWith(changes).score).toBeLessThanOrEqual(score)
    expect(answerWith(changes).verdicts.some(({ points }) => points < 0)).toBe(true)
  })

  test('takes points for a script of another site without a hash', () => {
    const loose = answerWith({}, '<script src="https://elsewhere.example/x.js"></script>')
    const held = answerWith({}, '<script src="https://elsewhere.example/x.js" integrity="sha384-x"></script>')
    expect(held.score - loose.score).toBe(5)
  })
})

describe('the CSP evaluator', () => {
  test('holds nothing serious against our policy', () => {
    expect(policyFindings(policy)).toEqual([])
  })

  test.each([
    `${policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(hash, '')}`,
    policy.replace("script-src 'self'", 'script-src https:'),
    policy.replace("object-src 'none'; ", '').replace("default-src 'none'; ", ''),
  ])('finds what is dangerous: %s', (bad) => {
    expect(policyFindings(bad).length).toBeGreaterThan(0)
  })
})
