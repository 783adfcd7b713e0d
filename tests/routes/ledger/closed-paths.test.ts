import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { MenuPage } from '#domain/site/page.ts'
import type { Property } from '#domain/listing/property.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { type ClosedPaths, closePaths } from '#routes/ledger/closed-paths.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import {
  berlare,
  createCatalogue,
  createMenuPage,
  createProperty,
  createVacancy,
  day,
  everywhere,
  menu,
  routeEntries,
  sections,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'

/** Returns what becomes of one published path of a page with this key. */
function close(
  path: string,
  key: string,
  catalogue: Catalogue,
  { closedOn, entries }: { closedOn?: string; entries?: readonly RouteEntry[] } = {},
): ClosedPaths {
  const ledger = { paths: { [path]: { key, firstOn: '2026-01-10', closedOn } } }
  return closePaths(ledger, createRouteTable(expand(catalogue, entries)), catalogue, day('2026-11-20'))
}

describe('the path of a removed vacancy', () => {
  const path = '/nl/vacatures/makelaar-gent/'
  const key = 'vacancy:makelaar-gent'
  const jobs = [...menu, createMenuPage(40, 'vacatures', { kind: 'modules' })]

  it('redirects to the page of vacancies, not to that of articles', () => {
    const made = createCatalogue({ menu: jobs, vacancies: [createVacancy()] })
    expect(close(path, key, made).moved).toEqual([{ from: path, to: '/nl/vacatures/' }])
  })

  it('redirects home when no vacancy is left', () => {
    const made = createCatalogue({ menu: jobs, vacancies: [] })
    expect(close(path, key, made).moved).toEqual([{ from: path, to: '/nl/' }])
  })

  it('redirects home when the page of vacancies has no name for the breadcrumb', () => {
    const entries = routeEntries.map((entry) =>
      entry.type === 'prefix' ? { ...entry, breadcrumb: {} } : entry,
    )
    const made = createCatalogue({ menu: jobs })
    expect(close(path, key, made, { entries }).moved).toEqual([{ from: path, to: '/nl/' }])
  })
})

describe('the path of a removed project', () => {
  const path = '/nl/projecten/sint-pauwels/residentie-park/71/'

  it.each([
    ['has no section of projects', sections.filter(({ kind }) => kind !== 'projects')],
    [
      'hides its section of projects',
      sections.map((section) => ({ ...section, isPublic: section.kind !== 'projects' })),
    ],
  ])('redirects home on a site that %s', (_, left) => {
    const made = createCatalogue({ sections: left, projects: [] })
    expect(close(path, 'project:71', made)).toEqual({ moved: [{ from: path, to: '/nl/' }], gone: [] })
  })
})

describe('the former path of a home whose address is hidden since', () => {
  const before = '/nl/te-koop/berlare/halfopen-woning-molenhoekstraat-12/2417/'
  const moved = (path: string, address: Property['address']) =>
    close(path, 'property:2417@sale', createCatalogue({ properties: [createProperty({ address })] })).moved

  it('is in no list of redirects where it names the street, in any language', () => {
    expect(moved(before, { kind: 'hidden', town: berlare })).toEqual([])
    expect(
      moved('/fr/a-vendre/berlare/maison-rue-du-moulin/2417/', { kind: 'hidden', town: berlare }),
    ).toEqual([])
  })

  it('redirects where it names none, or where the address is published', () => {
    const to = '/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/'
    const plain = '/nl/te-koop/berlare/woning-met-tuin/2417/'
    expect(moved(plain, { kind: 'hidden', town: berlare })).toEqual([{ from: plain, to }])
    const shown = { kind: 'published', street: 'Molenhoekstraat', houseNumber: '12', town: berlare } as const
    expect(moved(before, shown)).toEqual([{ from: before, to }])
  })
})

it('a removed page below a list redirects home: only a listing is said to be gone', () => {
  const path = '/nl/te-koop/tips/'
  expect(close(path, 'page:33', createCatalogue())).toEqual({ moved: [{ from: path, to: '/nl/' }], gone: [] })
})

it.each(['', 'vorig jaar', '2020', '2020-13-45'])(
  'a removed listing whose day of closing was typed as %j keeps its page',
  (closedOn) => {
    const path = '/nl/te-koop/berlare/villa/9/'
    const { gone, moved } = close(path, 'property:9@sale', createCatalogue(), { closedOn })
    expect(gone.map((page) => page.path)).toEqual([path])
    expect(moved).toEqual([])
  },
)

it('the path of a list whose section and town are gone redirects home', () => {
  const left = sections.filter(({ kind }) => kind !== 'rent')
  const path = '/nl/te-huur/gent/2/'
  expect(close(path, 'results:rent:gent:2', createCatalogue({ sections: left })).moved).toEqual([
    { from: path, to: '/nl/' },
  ])
})

it('the later path of a whole list that has become shorter redirects to the list', () => {
  const path = '/nl/te-koop/3/'
  expect(close(path, 'results:sale::3', createCatalogue()).moved).toEqual([
    { from: path, to: '/nl/te-koop/' },
  ])
})

it('a path of a site that had no languages yet redirects in the default language', () => {
  const made = createCatalogue({
    menu: [...menu, createMenuPage(44, 'kust', { kind: 'modules' }, { name: everywhere('Kust') })],
  })
  expect(close('/kust/', 'page:44', made).moved).toEqual([{ from: '/kust/', to: '/nl/kust/' }])
})

describe('an entry of the menu that leads elsewhere', () => {
  const url = 'https://elders.example/code?taal=nl'
  const outside = createMenuPage(
    41,
    'over-ons/code',
    { kind: 'modules' },
    { redirectUrl: url, original: '/Over-ons/Code/' },
  )
  const made = createCatalogue({ menu: [...menu, outside] })
  const path = '/nl/over-ons/code/'

  it('redirects there from its path in each language and from its original one, as long as it is in the menu', () => {
    const { moved } = closePaths({ paths: {} }, createRouteTable(expand(made)), made, day('2026-11-20'))
    expect(moved.map(({ from }) => from)).toEqual([
      ...['nl', 'fr', 'en', 'de'].map((locale) => `/${locale}/over-ons/code/`),
      '/Over-ons/Code/',
    ])
    expect(new Set(moved.map(({ to, isTemporary }) => `${to} ${isTemporary}`))).toEqual(
      new Set([`${url} true`]),
    )
  })

  it('redirects there, and nowhere else, where it once was a page', () => {
    const { moved } = close(path, 'page:41', made)
    expect(moved.filter(({ from }) => from === path)).toEqual([{ from: path, to: url, isTemporary: true }])
  })

  it('leaves alone a page that another entry has at its path, and a path that is none', () => {
    const at = (change: Partial<MenuPage>) => {
      const other = createCatalogue({ menu: [...menu, { ...outside, ...change }] })
      return close('/nl/weg/', 'page:99', other).moved.filter(({ isTemporary }) => isTemporary)
    }
    expect(at({ path: everywhere('blog'), original: '/blog/' })).toEqual([])
    expect(at({ path: everywhere('../code'), original: '/../code/' })).toEqual([])
  })
})
