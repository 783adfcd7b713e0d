import { describe, expect, it } from 'vitest'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { legacyRedirects, lookupFile } from '#routes/ledger/legacy-paths.ts'
import { resolveLink } from '#routes/table/resolve-link.ts'
import {
  createCatalogue,
  createMenuPage,
  createProperty,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const catalogue = createCatalogue({ properties: [createProperty({ sections: ['office-berlare', 'sale'] })] })
const routes = tableOf(catalogue)

describe('resolveLink', () => {
  it.each([
    ['/for-sale/', '/fr/a-vendre/'],
    ['for-sale', '/fr/a-vendre/'],
    ['/FOR-SALE/', '/fr/a-vendre/'],
    ['/for-sale/?city=berlare', '/fr/a-vendre/berlare/'],
    ['/for-sale/?type=1#lijst', '/fr/a-vendre/?type=1#lijst'],
    ['/for-sale/?city=berlare#lijst', '/fr/a-vendre/berlare/#lijst'],
    ['/contact-demand/', '/fr/gratis-schatting/'],
    ['/property/2417/', '/fr/a-vendre/berlare/halfopen-woning-met-tuin/2417/'],
    ['/nl/te-koop/', '/fr/a-vendre/'],
    ['', '/fr/'],
    ['/', '/fr/'],
    ['/onbekend/', '/fr/'],
    ['javascript:alert(1)', '/fr/'],
    ['#contact', '#contact'],
    ['tel:+3252000000', 'tel:+3252000000'],
    ['mailto:info@kouterenkaai.example', 'mailto:info@kouterenkaai.example'],
  ])('leads %j to %j', (link, href) => {
    expect(resolveLink(link, 'fr', routes)).toEqual({ href, isExternal: false })
  })

  it('keeps an external address', () => {
    expect(resolveLink('https://www.biv.be/', 'fr', routes)).toEqual({
      href: 'https://www.biv.be/',
      isExternal: true,
    })
  })

  it('links German owners to the English login', () => {
    expect(resolveLink('/login/', 'de', routes).href).toBe('/en/login/')
  })
})

describe('original paths', () => {
  const legacy = new Map(legacyRedirects(catalogue, routes).map((redirect) => [redirect.original, redirect]))

  it.each([
    ['/property/2417/', '/en/for-sale/berlare/halfopen-woning-met-tuin/2417/'],
    ['/project/70/', '/en/projects/sint-pauwels/residentie-wilgenhof/70/'],
    ['/blog/epc-lezen/', '/en/blog/reading-an-epc/'],
    ['/vacatures/makelaar-stekene/', '/en/vacatures/makelaar-stekene/'],
    ['/feedback/site-contact/', '/en/bedankt/site-contact/'],
    ['/for-sale/', '/en/for-sale/'],
    ['/for-rent/', '/en/for-rent/'],
    ['/projects/', '/en/new-build/'],
    ['/Discreet/', '/en/discreet/'],
    ['/contact-demand/', '/en/gratis-schatting/'],
  ])('%s has a target in every language', (original, english) => {
    const redirect = legacy.get(original)
    expect(redirect?.paths.en).toBe(english)
    expect(Object.keys(redirect?.paths ?? {})).toEqual(['nl', 'fr', 'en', 'de'])
    expect(redirect?.defaultPath).toBe(redirect?.paths.nl)
  })

  it('are unique, and none is a page of the site', () => {
    expect(new Set([...legacy.keys()].map((path) => path.toLowerCase())).size).toBe(legacy.size)
    for (const original of legacy.keys()) expect(routes.at(original)).toBeUndefined()
  })

  it.each([
    '/../geheim/',
    '/over/../../etc/',
    '/%2e%2e/geheim/',
    '/..\\geheim/',
    '/a b/',
    '/vraag?x=1/',
    'https://elders.example/',
    '//elders.example/',
    '/zonder-schuine-streep',
  ])('that editors type as %j get no page: it could be written outside the site', (original) => {
    const page = { ...createMenuPage(99, 'extra', { kind: 'modules' }), original }
    const made = createCatalogue({ menu: [...menu, page] })
    const originals = legacyRedirects(made, tableOf(made)).map((redirect) => redirect.original)
    expect(originals).not.toContain(original)
    expect(originals.filter((path) => !/^\/(?:[\w-]+\/)+$/.test(path))).toEqual([])
  })

  it('have a look-up by ID', () => {
    expect(lookupFile('property', routes)['2417']?.de).toBe(
      '/de/zu-verkaufen/berlare/halfopen-woning-met-tuin/2417/',
    )
    expect(lookupFile('project', routes)['70']?.nl).toBe(
      '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/',
    )
  })
})

describe('hostRules', () => {
  it('redirects moved paths, closes removed listings, and shows "not found" in the path\'s language', () => {
    const rules = hostRules(
      {
        moved: [{ from: '/nl/oud/', to: '/nl/nieuw/' }],
        gone: [{ path: '/nl/te-koop/berlare/huis/9/', key: 'property:9@sale', locale: 'nl', lists: [] }],
      },
      routes,
    ).split('\n')
    expect(rules).toEqual([
      '/nl/oud/ /nl/nieuw/ 301',
      '/nl/te-koop/berlare/huis/9/ /nl/te-koop/berlare/huis/9/ 410!',
      '/nl/* /nl/404/ 404',
      '/fr/* /fr/404/ 404',
      '/en/* /en/404/ 404',
      '/de/* /de/404/ 404',
      '/* /nl/404/ 404',
      '',
    ])
  })
})
