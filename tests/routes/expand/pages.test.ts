import { describe, expect, it } from 'vitest'
import { trail } from './trail.ts'
import {
  createCatalogue,
  createMenuPage,
  createProject,
  createProperty,
  menu,
  sintNiklaas,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand, tableOf } from '#tests/support/catalogue/expanded-site.ts'

describe('the Dutch pages of a small site', () => {
  it('have a path, an original address, a place among search results and a breadcrumb', () => {
    const pages = expand(createCatalogue())
      .filter(({ locale }) => locale === 'nl')
      .map((route) => [route.path, route.original, route.isIndexable ? 'found' : 'not found', trail(route)])
    const unit = '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/gelijkvloers/1/'
    const projects = 'Home /nl/ > nieuwbouw /nl/nieuwbouw/ > Sint-Pauwels /nl/nieuwbouw/sint-pauwels/'
    const wilgenhof = 'Residentie Wilgenhof /nl/projecten/sint-pauwels/residentie-wilgenhof/70/'
    expect(pages).toEqual([
      ['/nl/', '/', 'found', 'Home'],
      ['/nl/over-ons/', '/over-ons/', 'found', 'Home /nl/ > over-ons'],
      [
        '/nl/over-ons/team/',
        '/over-ons/team/',
        'found',
        'Home /nl/ > over-ons /nl/over-ons/ > over-ons/team',
      ],
      ['/nl/blog/', '/blog/', 'found', 'Home /nl/ > blog'],
      ['/nl/gratis-schatting/', '/contact-demand/', 'found', 'Home /nl/ > gratis-schatting'],
      ['/nl/bedankt/', '/bedankt/', 'not found', 'Home /nl/ > bedankt'],
      ['/nl/te-koop/', '/for-sale/', 'found', 'Home /nl/ > te-koop'],
      [
        '/nl/te-koop/berlare/',
        '/for-sale/?city=berlare',
        'found',
        'Home /nl/ > te-koop /nl/te-koop/ > Berlare',
      ],
      ['/nl/te-huur/', '/for-rent/', 'found', 'Home /nl/ > te-huur'],
      ['/nl/discreet/', '/Discreet/', 'not found', 'Home /nl/ > discreet'],
      ['/nl/kantoor-berlare/', '/office-berlare/', 'found', 'Home /nl/ > kantoor-berlare'],
      ['/nl/nieuwbouw/', '/projects/', 'found', 'Home /nl/ > nieuwbouw'],
      [
        '/nl/nieuwbouw/sint-pauwels/',
        '/projects/?city=sint-pauwels',
        'found',
        'Home /nl/ > nieuwbouw /nl/nieuwbouw/ > Sint-Pauwels',
      ],
      [
        '/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/',
        '/property/2417/',
        'found',
        'Home /nl/ > te-koop /nl/te-koop/ > Berlare /nl/te-koop/berlare/ > Halfopen woning met tuin',
      ],
      [
        '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/',
        '/project/70/',
        'found',
        `${projects} > Residentie Wilgenhof`,
      ],
      [unit, '/project/70/1/', 'found', `${projects} > ${wilgenhof} > Gelijkvloers A0.01`],
      ['/nl/blog/epc-lezen/', '/blog/epc-lezen/', 'found', 'Home /nl/ > Blog /nl/blog/ > nl EPC lezen'],
      [
        '/nl/vacatures/makelaar-stekene/',
        '/vacatures/makelaar-stekene/',
        'found',
        'Home /nl/ > Vacatures > nl Makelaar Stekene',
      ],
      ['/nl/getuigenissen/', '/testimonials/', 'found', 'Home /nl/ > Getuigenissen'],
      ['/nl/bedankt/site-contact/', '/feedback/site-contact/', 'not found', 'Home /nl/ > Bedankt'],
      ['/nl/login/', '/login/', 'not found', 'Home /nl/ > Login'],
      ['/nl/bezoek/', '/request-visit/', 'not found', 'Home /nl/ > Bezoek'],
      ['/nl/contact-construction/', '/contact-construction/', 'not found', 'Home /nl/ > Bezoek'],
      ['/nl/request-documents/', '/request-documents/', 'not found', 'Home /nl/ > Bezoek'],
      ['/nl/purchase-offer/', '/purchase-offer/', 'not found', 'Home /nl/ > Bezoek'],
      ['/nl/rent-application/', '/rent-application/', 'not found', 'Home /nl/ > Bezoek'],
      ['/nl/cookie-policy/', '/cookie-policy/', 'found', 'Home /nl/ > Cookies'],
      ['/nl/favorieten/', '/favourites/', 'not found', 'Home /nl/ > Favorieten'],
      ['/nl/vergelijken/', '/compare/', 'not found', 'Home /nl/ > Vergelijken'],
      ['/nl/recent-bekeken/', '/recently-viewed/', 'not found', 'Home /nl/ > Recent bekeken'],
      ['/nl/zoekopdrachten/', '/saved-searches/', 'not found', 'Home /nl/ > Bewaarde zoekopdrachten'],
      ['/nl/404/', '/404/', 'not found', 'Home /nl/ > 404'],
      ['/nl/offline/', '/offline/', 'not found', 'Home /nl/ > Geen verbinding'],
    ])
  })
})

describe('lists of results', () => {
  const crowded = () =>
    createCatalogue({
      properties: Array.from({ length: 24 }, (_, index) =>
        createProperty({ id: index + 1, sections: ['sale', 'office-berlare'] }),
      ),
    })
  const list = (path: string) => expand(crowded()).find((route) => route.path === path)

  it('have later pages with an address, a number and steps back', () => {
    const later = list('/nl/te-koop/2/')
    expect(later?.original).toBe('/for-sale/?page=2')
    expect(later && trail(later)).toBe('Home /nl/ > te-koop /nl/te-koop/ > 2')
    const laterInTown = list('/nl/te-koop/berlare/2/')
    expect(laterInTown?.original).toBe('/for-sale/?city=berlare&page=2')
    expect(laterInTown && trail(laterInTown)).toBe(
      'Home /nl/ > te-koop /nl/te-koop/ > Berlare /nl/te-koop/berlare/ > 2',
    )
  })

  it('of an office in a town are left to the page of that town under sale', () => {
    expect(list('/nl/kantoor-berlare/')?.isIndexable).toBe(true)
    expect(list('/nl/kantoor-berlare/berlare/')?.isIndexable).toBe(false)
  })

  it('of projects count the projects, 24 a page', () => {
    const paths = (count: number) =>
      expand(
        createCatalogue({
          projects: Array.from({ length: count }, (_, index) => createProject({ id: index + 1, units: [] })),
        }),
      ).map(({ path }) => path)
    expect(paths(24)).not.toContain('/nl/nieuwbouw/2/')
    expect(paths(25)).toContain('/nl/nieuwbouw/2/')
  })

  it('name a town in the language of the page', () => {
    const made = createCatalogue({
      properties: [createProperty({ address: { kind: 'hidden', town: sintNiklaas } })],
    })
    const labels = expand(made)
      .filter(({ key }) => key === 'results:sale:sint-niklaas')
      .map(({ breadcrumb }) => breadcrumb.at(-1)?.label)
    expect(labels).toEqual(['Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas'])
  })
})

describe('pages of the menu', () => {
  it('do not repeat the home page in the breadcrumb when it is their parent', () => {
    const child = createMenuPage(99, 'kust', { kind: 'modules' }, { parentId: 1 })
    const [home, ...others] = menu
    const made = createCatalogue({ menu: [...(home ? [{ ...home, children: [child] }] : []), ...others] })
    const route = tableOf(made).find('page:99', 'nl')
    expect(route && trail(route)).toBe('Home /nl/ > kust')
  })

  it('give a legal text its path and name; other texts keep their own', () => {
    const [cookies] = createCatalogue().legalDocuments
    const made = createCatalogue({
      menu: [...menu, createMenuPage(31, 'privacy', { kind: 'legal', document: 'privacy-statement' })],
      legalDocuments: cookies ? [cookies, { ...cookies, id: 'privacy-statement' }] : [],
    })
    const paths = expand(made).filter(({ kind, locale }) => kind === 'legal' && locale === 'fr')
    expect(paths.map(({ path, original }) => [path, original])).toEqual([
      ['/fr/cookie-policy/', '/cookie-policy/'],
      ['/fr/privacy/', '/privacy/'],
    ])
  })

  it('give the not-found page its path; a menu without one has it at 404', () => {
    const lost = createMenuPage(17, 'verdwaald', { kind: 'notFound' })
    const others = menu.filter(({ purpose }) => purpose.kind !== 'notFound')
    const own = tableOf(createCatalogue({ menu: [...others, lost] })).find('not-found', 'nl')
    expect([own?.path, own?.original, own && trail(own)]).toEqual([
      '/nl/verdwaald/',
      '/verdwaald/',
      'Home /nl/ > verdwaald',
    ])
    const none = tableOf(createCatalogue({ menu: others })).find('not-found', 'nl')
    expect([none?.path, none?.original, none?.isIndexable]).toEqual(['/nl/404/', '/404/', false])
  })
})
