import { describe, expect, it } from 'vitest'
import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import {
  createCatalogue,
  createMenuPage,
  createProperty,
  createSite,
  everywhere,
  menu,
  routeEntries,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { problemsOf } from '#tests/support/catalogue/expanded-site.ts'

const withPage = (
  path: string,
  purpose: Parameters<typeof createMenuPage>[2],
): Partial<CatalogueRecords> => ({
  menu: [...menu, createMenuPage(99, path, purpose)],
})
const without = (kind: string) =>
  routeEntries.filter((entry) => entry.type !== 'prefix' || entry.kind !== kind)
const dutchOnly = (path: RouteEntry['path']) =>
  routeEntries.map((entry) =>
    entry.type === 'form' && entry.form === 'request-visit' ? { ...entry, path } : entry,
  )

/** What an editor reads: where it is, what is wrong, expected → received. */
const read = (records: Partial<CatalogueRecords>, entries: readonly RouteEntry[] = routeEntries) =>
  problemsOf(createCatalogue(records), entries).map(
    ({ severity, file, record, field, message, expected, received }) =>
      `${severity} ${file} ${record ?? '-'} ${field ?? '-'}: ${message}; ${expected ?? '-'} → ${received ?? '-'}`,
  )

describe('an editor reads', () => {
  it('which two pages want one path', () => {
    expect(read(withPage('over-ons', { kind: 'modules' }))[0]).toBe(
      'error menu.json 99 path: page:99 and page:7 want the same path /nl/over-ons/; one page per path → ' +
        'menu.json 99 (path) and menu.json 7 (path)',
    )
  })

  it('which record is there twice', () => {
    expect(read({ properties: [createProperty(), createProperty()] })).toEqual([
      'error properties.json 2417 -: the page property:2417@sale is there twice; - → ' +
        'properties.json 2417 and properties.json 2417',
    ])
  })

  it('which languages have a path and which one has none', () => {
    expect(read({}, dutchOnly({ nl: 'bezoek', fr: 'visite', en: 'visit' }))).toEqual([
      'error routes.json /request-visit/ path: form:request-visit has no path in de; ' +
        'a path in every language of the site → paths in nl, fr, en',
    ])
    expect(read({}, dutchOnly({}))[0]).toMatch(/ → no path at all$/)
  })

  it('which path has characters that a path may not hold', () => {
    expect(read(withPage('a_b', { kind: 'modules' }))[0]).toBe(
      'error menu.json 99 path: page:99 has a path with characters that a path may not hold; ' +
        'letters a to z, digits, and single hyphens between them → /nl/a_b/',
    )
  })

  it('which sections there are when a page or a home names another', () => {
    const known = 'sale, rent, discreet, office-berlare, projects'
    expect(read(withPage('kust', { kind: 'section', section: 'kust' }))).toContain(
      `error menu.json 99 params.section: there is no such section; ${known} → kust`,
    )
    expect(read({ properties: [createProperty({ sections: ['sale', 'zee'] })] })).toEqual([
      `error properties.json 2417 sections: there is no such section; ${known} → zee`,
    ])
  })

  it('which legal texts there are when the menu names another', () => {
    const [cookies] = createCatalogue().legalDocuments
    const legalDocuments = cookies
      ? [cookies, { ...cookies, id: 'disclaimer' as const, slug: everywhere('d') }]
      : []
    expect(read({ ...withPage('wet', { kind: 'legal', document: 'wet' }), legalDocuments })).toEqual([
      'error menu.json 99 params.document: there is no such page of law; cookie-policy, disclaimer → wet',
    ])
    expect(read(withPage('cookies', { kind: 'legal', document: 'cookie-policy' }))).toEqual([])
  })

  it('how many home pages the menu has, and that it needs one', () => {
    expect(read({ menu: menu.slice(1) })[0]).toBe(
      'error menu.json - -: the menu has no published home page; one page of type home → 0',
    )
    expect(read(withPage('tweede', { kind: 'home' }))[0]).toBe(
      'error menu.json - -: the menu has more than one home page; one page of type home → 2',
    )
  })

  it('which page of the search box is not there', () => {
    expect(read({ site: createSite({ propertySearch: [2, 999] }) })).toEqual([
      'warning site.json - header.propertySearch: there is no such page for the search box; ' +
        'ids of published pages of menu.json → 999',
    ])
  })

  it.each(['project', 'unit', 'article', 'vacancy'])(
    'that pages of the kind %s need a first segment',
    (kind) => {
      expect(read({}, without(kind))).toEqual([
        `error routes.json ${kind} -: pages of the kind ${kind} have no first segment; ` +
          `an entry of type prefix and kind ${kind} → -`,
      ])
      expect(read({ projects: [], articles: [], vacancies: [] }, without(kind))).toEqual([])
    },
  )

  it('what to do about each of them', () => {
    const problems = [
      ...problemsOf(createCatalogue(withPage('over-ons', { kind: 'modules' }))),
      ...problemsOf(createCatalogue(withPage('a_b', { kind: 'legal', document: 'wet' }))),
      ...problemsOf(createCatalogue(withPage('a_b', { kind: 'section', section: 'kust' }))),
      ...problemsOf(createCatalogue(withPage('a_b', { kind: 'modules' }))),
      ...problemsOf(createCatalogue({ menu: [], properties: [createProperty(), createProperty()] })),
      ...problemsOf(createCatalogue({ site: createSite({ propertySearch: [999] }) }), without('project')),
      ...problemsOf(createCatalogue(), dutchOnly({})),
    ]
    expect(problems.length).toBeGreaterThan(15)
    for (const { message, remedy } of problems) expect(`${message}: ${remedy}`).toMatch(/: [A-Z].{15,}\.$/)
  })
})
