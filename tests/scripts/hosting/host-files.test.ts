import { expect, test } from 'vitest'
import { headerRules, headersFor, isFor } from '#scripts/build/hosting/header-rules.ts'
import { formatHeaders, parseHeaders } from '#scripts/build/hosting/headers-file.ts'
import { formatNginx } from '#scripts/build/hosting/nginx-file.ts'
import { speculationRules } from '#scripts/build/hosting/speculation-rules.ts'

const rules = headerRules(["default-src 'none'"])

const cachingOf = (path: string) =>
  rules
    .filter((rule) => isFor(rule, path))
    .flatMap(({ headers }) => headers.filter(([name]) => name === 'Cache-Control').map(([, value]) => value))

test('our own server reads the same headers from the file as hosts do', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
})

test('files with a hash are cached forever, the files that name them are revalidated', () => {
  for (const path of [
    '/_astro/page.x.js',
    '/fonts/a.woff2',
    '/pictures/a-400.avif',
    '/search/files/sale.0.bin',
  ])
    expect(cachingOf(path)).toEqual([expect.stringMatching(/immutable/)])
  for (const path of ['/search/manifest.json', '/sw.js']) expect(cachingOf(path)).toEqual(['no-cache'])
  expect(cachingOf('/nl/')).toEqual([])
})

test('no path gets a header twice, since hosts would join the two', () => {
  for (const { pattern } of rules) {
    const names = rules
      .filter((rule) => isFor(rule, pattern.replace('*', 'x')))
      .flatMap(({ headers }) => headers.map(([name]) => name))
    expect([pattern, new Set(names).size]).toEqual([pattern, names.length])
  }
})

test('nginx repeats the common headers in each location, and redirects every moved path', () => {
  const text = formatNginx({
    rules,
    closed: { moved: [{ from: '/nl/oud/', to: '/nl/nieuw/' }], gone: [] },
    locales: ['nl', 'fr'],
  })
  expect(text).toContain('location = "/nl/oud/" { return 301 "/nl/nieuw/$is_args$args"; }')
  expect(text).toContain('location /fr/ { error_page 404 /fr/404.html; }')
  const places = text.split('\n').filter((line) => /^location (?:\^~|=) \/\S+ \{$/.test(line))
  expect(places).toHaveLength(rules.length - 1)
  expect(text.match(/add_header Content-Security-Policy "default-src 'none'" always;/g)).toHaveLength(
    rules.length,
  )
})

test('only pages of the site are prefetched, when their link is about to be clicked', () => {
  const { prefetch } = JSON.parse(speculationRules())
  expect(prefetch).toHaveLength(1)
  expect(prefetch[0].eagerness).toBe('moderate')
  expect(JSON.stringify(prefetch[0].where)).toContain('"href_matches":"/*/"')
})

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('%s over https alone is said by every host', (httpsOnly, value) => {
  const own = headerRules(["default-src 'none'"], { httpsOnly })
  expect(formatHeaders(own)).toContain(`  Strict-Transport-Security: ${value}\n`)
  expect(new Map(headersFor(parseHeaders(formatHeaders(own)), '/nl/')).get('Strict-Transport-Security')).toBe(
    value,
  )
  expect(formatNginx({ rules: own, closed: { moved: [], gone: [] }, locales: [] })).toContain(
    `add_header Strict-Transport-Security "${value}" always;`,
  )
})

test('the editor has a policy of its own, and nothing of it is indexed', () => {
  const edited = headerRules(["default-src 'none'"], {
    editor: {
      host: 'gitea',
      repository: 'agency/site',
      branch: 'main',
      apiRoot: 'https://git.agency.example/api/v1',
    },
  })
  expect(parseHeaders(formatHeaders(edited))).toEqual(edited)
  const headers = new Map(headersFor(edited, '/admin/'))
  expect(headersFor(edited, '/admin/').filter(([name]) => name === 'Content-Security-Policy')).toHaveLength(1)
  expect(headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' blob: data: https://git.agency.example;",
  )
  expect(headers.get('X-Robots-Tag')).toContain('noindex')
  // Its files are named for what they hold.
  expect(new Map(headersFor(edited, '/admin/assets/editor-x.js')).get('Cache-Control')).toContain('immutable')
  expect(headers.get('Cache-Control')).toBeUndefined()
  expect(headers.get('Strict-Transport-Security')).toBeDefined()
  expect(new Map(headersFor(edited, '/nl/')).get('Content-Security-Policy')).toBe("default-src 'none'")
})
