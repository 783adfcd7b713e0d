import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanMessage } from '#text/clean-report.ts'
import { readReports } from '#service/requests/reports/read-report.ts'

const own = new Set(['https://agency.example'])
const script = {
  message: "Cannot read properties of undefined (reading 'x')",
  file: 'https://agency.example/_astro/page.C1d2.js?v=1',
  line: 1,
  column: 2044,
  page: '/nl/te-koop/',
  version: 'C1d2',
}

test('an error of a script is read with its place', () => {
  expect(readReports(script, own)).toEqual([{ ...script, kind: 'script', file: '/_astro/page.C1d2.js' }])
})

test('both forms of a refusal by the policy are read alike', () => {
  const violation = {
    documentURL: 'https://agency.example/nl/?q=An',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?id=7',
    sourceFile: null,
    lineNumber: 3,
  }
  const expected = [
    {
      kind: 'policy',
      message: 'script-src-elem https://evil.example',
      file: '',
      line: 3,
      column: 0,
      page: '/nl/',
      version: '',
    },
  ]
  const several = [
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', age: 2, user_agent: 'Firefox', body: violation },
  ]
  expect(readReports(several, own)).toEqual(expected)
  const one = {
    'document-uri': violation.documentURL,
    'violated-directive': 'script-src-elem https: self',
    'blocked-uri': violation.blockedURL,
    'line-number': 3,
  }
  expect(readReports({ 'csp-report': one }, own)).toEqual(expected)
  expect(readReports({ 'csp-report': { ...one, 'blocked-uri': 'inline' } }, own)).toMatchObject([
    { message: 'script-src-elem inline' },
  ])
})

test.each([
  'chrome-extension://abc/a.js',
  'moz-extension://abc/a.js',
  'safari-web-extension://abc/a.js',
  'moz-extension',
])('what %s does is nobody’s error here', (source) => {
  expect(readReports({ ...script, file: source }, own)).toEqual([])
  const one = { 'document-uri': script.page, 'violated-directive': 'img-src', 'blocked-uri': source }
  expect(readReports({ 'csp-report': one }, own)).toEqual([])
})

test.each([[undefined], [{}], ['text'], [{ ...script, version: '<b>' }], [{ ...script, line: -1 }]])(
  '%j is no report',
  (body) => {
    expect(readReports(body, own)).toBeUndefined()
  },
)

test.each([
  ['Failed: https://a.example/x?mail=an@x.example#top now', 'Failed: https://a.example/x now'],
  ['no place for an.peeters@x.example', 'no place for @'],
  ['Unexpected token, "Jan Peeters" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
  ['cannot call 0470 12 34 56', 'cannot call 0 0 0 0'],
  ['Failed: https://a.example/forms/nl/documents/secret-key', 'Failed: https://a.example/forms/nl/documents'],
  ['no http://localhost:4730/_astro/a.C1d2.js', 'no http://localhost:0/_astro/a.C0d0.js'],
])('%s loses what may be personal', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned)
  // The page cleans what it sends, and the service what it gets.
  expect(cleanMessage(cleaned)).toBe(cleaned)
})

test.each(['/forms/nl/documents/secret-key', '/portal/nl/sign-in/secret-key/more'])(
  'the key of the link %s is not kept',
  (page) => {
    const reports = readReports({ ...script, page, file: `https://agency.example${page}` }, own)
    expect(JSON.stringify(reports)).not.toContain('secret-key')
  },
)

test('no number and no mail address of a message is kept', () => {
  const parts = fc.array(
    fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.emailAddress(), fc.nat().map(String)),
  )
  fc.assert(
    fc.property(parts, (words) => {
      const cleaned = cleanMessage(words.join(' '))
      expect(cleaned).not.toMatch(/[1-9]|\d\d|[^\s@]@[^\s@]/)
      expect(cleaned.length).toBeLessThanOrEqual(300)
    }),
  )
})
