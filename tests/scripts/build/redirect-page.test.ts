import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { formatRedirectPage } from '#scripts/build/files/redirect-page.ts'
import { parseRedirects } from '#scripts/build/hosting/parse-redirects.ts'

const page = { siteName: 'Huis & Hof', fallback: 'nl', canonical: 'https://site.example/nl/huis/' } as const

test('a page in several languages links to each and redirects to none without script', () => {
  const html = formatRedirectPage({ ...page, paths: { nl: '/nl/huis/', fr: '/fr/maison/' } })
  expect(html).toContain('<a href="/fr/maison/" hreflang="fr-BE" lang="fr-BE">Français</a>')
  expect(html).toContain('Huis &amp; Hof')
  expect(html).toContain('noindex')
  expect(html).not.toContain('http-equiv="refresh"')
})

test('a moved page redirects without script, too', () => {
  expect(formatRedirectPage({ ...page, paths: { nl: '/nl/huis/' } })).toContain('content="0;url=/nl/huis/"')
})

test('a page that leads outside does so without script, with the address as it was typed', () => {
  const html = formatRedirectPage({ ...page, paths: { nl: 'https://biv.example/code?a=1&b=2' } })
  expect(html).toContain('content="0;url=https://biv.example/code?a=1&amp;b=2"')
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
})

test('all redirect pages share one script, so that the policy needs one hash', () => {
  const scriptOf = (html: string): string | undefined => /<script>.*<\/script>/s.exec(html)?.[0]
  const one = formatRedirectPage({ ...page, paths: { nl: '/nl/a/' } })
  const other = formatRedirectPage({ ...page, paths: { fr: '/fr/b/' } }, '/property/paths.json')
  expect(scriptOf(one)).toBe(scriptOf(other))
})

test('the script is valid JavaScript', () => {
  const html = formatRedirectPage({ ...page, paths: { nl: '/nl/a/' } })
  const [, text = ''] = /<script>(.*)<\/script>/s.exec(html) ?? []
  expect(text).toContain('location.replace')
  expect(() => new Script(text)).not.toThrow()
})

test('rules for paths are parsed, with and without exclamation mark; patterns are skipped', () => {
  const rules = parseRedirects('# moved\n/a/ /b/ 301\n/c/ /c/ 410!\n/nl/* /nl/404/ 404\n')
  expect([...rules.values()]).toEqual([
    { from: '/a/', to: '/b/', status: 301 },
    { from: '/c/', to: '/c/', status: 410 },
  ])
})
