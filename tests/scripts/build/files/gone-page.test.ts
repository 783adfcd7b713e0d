import { expect, test } from 'vitest'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { closePaths } from '#routes/ledger/closed-paths.ts'
import { updateLedger } from '#routes/ledger/ledger.ts'
import { formatGonePage, goneStyles } from '#scripts/build/files/gone-page.ts'
import { checkHtml, createValidator } from '#scripts/checks/html.ts'
import {
  createCatalogue,
  createProperty,
  createSite,
  day,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { languages } from '#tests/support/languages.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'
import { viewGonePage } from '#views/simple/gone-page.ts'

const [styles, css] = goneStyles(createCatalogue().theme)

/** Returns the page of a removed home in one language. */
function pageOf(locale: string, siteName = 'Huis & Hof'): string {
  const ledger = updateLedger({ paths: {} }, expand(createCatalogue()), day('2026-10-01'))
  const catalogue = createCatalogue({
    properties: [createProperty({ id: 9 })],
    site: createSite({ name: siteName }),
  })
  const routes = createRouteTable(expand(catalogue))
  const gone = closePaths(ledger, routes, catalogue, day('2026-11-20')).gone.find(
    (path) => path.locale === locale,
  )
  if (gone === undefined) throw new Error(`no page of a removed listing in ${locale}`)
  return formatGonePage(viewGonePage({ catalogue, routes, languages }, gone), styles)
}

test.each([
  ['nl', 'nl-BE', 'Dit pand bestaat niet of is verkocht.', '/nl/te-koop/berlare/', '/nl/te-koop/'],
  ['fr', 'fr-BE', 'Ce bien n’existe pas ou est vendu.', '/fr/a-vendre/berlare/', '/fr/a-vendre/'],
  ['en', 'en', 'This property does not exist or is sold.', '/en/for-sale/berlare/', '/en/for-sale/'],
  [
    'de',
    'de',
    'Dieses Objekt existiert nicht oder ist verkauft.',
    '/de/zu-verkaufen/berlare/',
    '/de/zu-verkaufen/',
  ],
])(
  'says in %s that the home is gone, and links to its town and section',
  (locale, lang, message, town, section) => {
    const html = pageOf(locale)
    expect(html).toContain(`<html lang="${lang}`)
    expect(html).toContain(`<h1>${message}</h1>`)
    expect([...html.matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href)).toEqual([town, section])
    expect(html).toContain('<meta name="robots" content="noindex">')
  },
)

test('names the list of a town like the rest of the site', () => {
  expect(pageOf('nl')).toContain('>te-koop in Berlare</a>')
  expect(pageOf('nl')).toContain('>te-koop</a>')
})

test('is small valid HTML without inline styles, for any agency name', async () => {
  const html = pageOf('nl', '<b>"Huis" & Hof')
  expect(await checkHtml(createValidator(), 'gone.html', html)).toEqual([])
  expect(html).toContain('&lt;b>&quot;Huis&quot; &amp; Hof')
  expect(html.length).toBeLessThan(1024)
  expect(html).not.toContain('<style')
})

test('shares one style sheet, with the colours and fonts of the theme', () => {
  expect(String(css)).toContain('--page:')
  const fonts = [...String(css).matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, path = '']) => path)
  expect(fonts).toEqual(['/fonts/sans.woff2'])
  expect(pageOf('nl')).toContain(`<link rel="stylesheet" href="${styles}">`)
})
