import { expect, test } from 'vitest'
import { isCacheable, requestKind, stemOf } from '#worker/requests.ts'
import { isOutdated, isOwn, offlineCache, stores } from '#worker/stores.ts'

test.each([
  ['/nl/te-koop/', true, 'pages'],
  ['/', true, 'pages'],
  ['/nl/te-koop/', false, undefined],
  ['/nl/opendeur.ics', true, undefined],
  ['/pictures/02a6-400.avif', true, undefined],
  ['/pictures/02a6-400.avif', false, 'pictures'],
  ['/_astro/page.x.js', false, 'files'],
  ['/fonts/a.woff2', false, 'files'],
  ['/search/files/sale.0.bin', false, 'files'],
  ['/search/manifest.json', false, 'data'],
  ['/words/listing-nl.json', false, 'data'],
  ['/sw.js', false, undefined],
  ['/nl/site.webmanifest', false, undefined],
] as const)('%s (navigation: %s) is %s', (path, isNavigation, kind) => {
  expect(requestKind(path, isNavigation)).toBe(kind)
})

test.each([
  ['<!DOCTYPE html><html lang="nl-BE" data-page-kind="property">', true],
  ['<html lang=nl-BE data-page-kind=results data-consent=off>', true],
  ['<html lang="nl-BE" data-page-kind="form">', false],
  ['<html lang="nl-BE" data-page-kind="thank-you">', false],
  ['<html lang="nl-BE" data-page-kind="login">', false],
  // A redirect page.
  ['<html lang="nl-BE"><body data-page-kind="property">', false],
])('%s may be cached: %s', (html, isCached) => {
  expect(isCacheable(html, ['property', 'results'])).toBe(isCached)
})

test('the widths of a picture share a stem, and no other picture does', () => {
  expect(stemOf('/pictures/02a63bd7-1200.avif')).toBe('/pictures/02a63bd7-')
  expect(stemOf('/pictures/02a63bd7.svg')).toBe('/pictures/02a63bd7.svg')
})

test('caches of earlier workers are outdated, those of this worker and of other programs are not', () => {
  expect(isOutdated(offlineCache('aaaa'), 'bbbb')).toBe(true)
  expect(isOutdated('site-pages-0', 'bbbb')).toBe(true)
  for (const cache of [
    offlineCache('bbbb'),
    'portal-1',
    ...Object.values(stores).map((store) => store.cache),
  ])
    expect(isOutdated(cache, 'bbbb')).toBe(false)
  expect([isOwn('site-pages-0'), isOwn('portal-1')]).toEqual([true, false])
})
