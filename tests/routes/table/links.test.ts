import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Locale } from '#domain/values/locale.ts'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { legacyRedirects, lookupFile } from '#routes/ledger/legacy-paths.ts'
import { checkLinks } from '#routes/table/check-links.ts'
import { resolveLink } from '#routes/table/resolve-link.ts'
import {
  createCatalogue,
  createMenuPage,
  createProperty,
  createSite,
  everywhere,
  ownPages,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const catalogue = () =>
  createCatalogue({ properties: [createProperty({ sections: ['office-berlare', 'sale'] })] })
const routes = () => tableOf(catalogue())

describe('resolveLink', () => {
  it.each([
    ['/for-sale/', '/fr/a-vendre/'],
    ['for-sale', '/fr/a-vendre/'],
    ['/FOR-SALE/', '/fr/a-vendre/'],
    ['/for-sale/?city=berlare', '/fr/a-vendre/berlare/'],
    ['/for-sale/?type=1#lijst', '/fr/a-vendre/?type=1#lijst'],
    ['/for-sale/#lijst?type=1', '/fr/a-vendre/#lijst?type=1'],
    [' /for-sale/ ', '/fr/a-vendre/'],
    ['//for-sale//', '/fr/a-vendre/'],
    ['/for-sale/?city=berlare#lijst', '/fr/a-vendre/berlare/#lijst'],
    ['/contact-demand/', '/fr/gratis-schatting/'],
    ['/property/2417/', '/fr/a-vendre/berlare/halfopen-woning-met-tuin/2417/'],
    ['/nl/te-koop/', '/fr/a-vendre/'],
    ['', '/fr/'],
    ['/', '/fr/'],
    ['/#kantoren', '/fr/#kantoren'],
    ['?type=1', '/fr/?type=1'],
    ['/onbekend/', '/fr/'],
    ['javascript:alert(1)', '/fr/'],
    ['#contact', '#contact'],
    ['tel:+3252000000', 'tel:+3252000000'],
    ['mailto:info@kouterenkaai.example', 'mailto:info@kouterenkaai.example'],
  ])('leads %j to %j', (link, href) => {
    expect(resolveLink(link, 'fr', routes())).toEqual({ href, isExternal: false })
  })

  it.each(['https://www.biv.be/', ' https://www.biv.be/\n'])('keeps the external address %j', (link) => {
    expect(resolveLink(link, 'fr', routes())).toEqual({
      href: 'https://www.biv.be/',
      isExternal: true,
    })
  })

  it('links German owners to the English login', () => {
    expect(resolveLink('/login/', 'de', routes()).href).toBe('/en/login/')
  })
})

describe('original paths', () => {
  const redirects = (made: Catalogue = catalogue()) =>
    new Map(legacyRedirects(made, tableOf(made)).map((redirect) => [redirect.original, redirect]))

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
    const redirect = redirects().get(original)
    expect(redirect?.paths.en).toBe(english)
    expect(Object.keys(redirect?.paths ?? {})).toEqual(['nl', 'fr', 'en', 'de'])
    expect(redirect?.defaultPath).toBe(redirect?.paths.nl)
  })

  it('are unique, and none is a page of the site', () => {
    const originals = [...redirects().keys()]
    expect(new Set(originals.map((path) => path.toLowerCase())).size).toBe(originals.length)
    const table = routes()
    for (const original of originals) expect(table.at(original)).toBeUndefined()
  })

  it('that editors type twice redirect once, in the spelling that came first', () => {
    const pages = ['/Kust/', '/KUST/'].map((original, index) => ({
      ...createMenuPage(98 + index, `kust-${index}`, { kind: 'modules' }),
      original,
    }))
    const made = redirects(createCatalogue({ menu: [...menu, ...pages] }))
    expect([...made.keys()].filter((path) => path.toLowerCase() === '/kust/')).toEqual(['/Kust/'])
    expect(made.get('/Kust/')?.paths.nl).toBe('/nl/kust-0/')
  })

  it('that editors type at a page of the site do not overwrite it with a redirect', () => {
    const page = { ...createMenuPage(99, 'kust', { kind: 'modules' }), original: '/nl/over-ons/' }
    expect(redirects(createCatalogue({ menu: [...menu, page] })).has('/nl/over-ons/')).toBe(false)
  })

  it('of a page that lacks a language have no target in it', () => {
    expect(Object.keys(redirects().get('/login/')?.paths ?? {})).toEqual(['nl', 'fr', 'en'])
  })

  it('lead to the default language of the site, or to the first that has the page', () => {
    const leadsTo = (languageDefault: Locale, original: string) =>
      redirects(createCatalogue({ site: createSite({ languageDefault }) })).get(original)?.defaultPath
    expect(leadsTo('fr', '/for-sale/')).toBe('/fr/a-vendre/')
    expect(leadsTo('de', '/for-sale/')).toBe('/de/zu-verkaufen/')
    expect(leadsTo('de', '/login/')).toBe('/nl/login/')
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
    const originals = [...redirects(createCatalogue({ menu: [...menu, page] })).keys()]
    expect(originals).not.toContain(original)
    expect(originals).toContain('/over-ons/')
    expect(originals.filter((path) => !/^\/(?:[\w-]+\/)+$/.test(path))).toEqual([])
  })

  it('have a look-up by ID', () => {
    expect(lookupFile('property', routes())['2417']?.de).toBe(
      '/de/zu-verkaufen/berlare/halfopen-woning-met-tuin/2417/',
    )
    expect(lookupFile('project', routes())['70']?.nl).toBe(
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
      routes(),
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

it('is said of a link to a page that was hidden, and of no other', () => {
  const links = [
    '/for-sale/',
    '/hidden/',
    '/sold/',
    'tel:+3252000000',
    'https://www.biv.be/',
    '#contact',
    '',
  ].map((link) => ({ label: everywhere('Lees meer'), link }))
  const made = createCatalogue({ site: createSite({ topBar: links }) })
  expect(checkLinks(made, tableOf(made), ownPages)).toMatchObject([
    { severity: 'warning', file: 'site.json', field: 'header.appBar', received: '/hidden/ (Lees meer)' },
  ])
})
