import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { destinationOf, sectionOfGone } from '#routes/ledger/ledger-destination.ts'
import { redirectsOf, updateLedger } from '#routes/ledger/ledger.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import {
  createArticle,
  createCatalogue,
  createProperty,
  createSite,
  day,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand, tableOf } from '#tests/support/catalogue/expanded-site.ts'

const oldPath = '/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/'

function publish(catalogue: Catalogue, on: string, ledger: Ledger = { paths: {} }): Ledger {
  return updateLedger(ledger, expand(catalogue, { ledger }), day(on))
}

function leadsTo(ledger: Ledger, catalogue: Catalogue, from: string): string | undefined {
  return redirectsOf(ledger, tableOf(catalogue, ledger)).find((redirect) => redirect.from === from)?.to
}

const first = publish(createCatalogue(), '2026-01-10')
const withoutProperty = createCatalogue({ properties: [createProperty({ id: 9 })] })

describe('the ledger', () => {
  it('remembers every path with its first day', () => {
    expect(first.paths[oldPath]).toEqual({ key: 'property:2417@sale', firstOn: '2026-01-10' })
    expect(Object.keys(first.paths)).toEqual(Object.keys(first.paths).toSorted())
  })

  it('does not change when the site does not', () => {
    expect(publish(createCatalogue(), '2026-05-05', first)).toEqual(first)
  })

  it('loses no path, whatever is taken away', () => {
    const second = publish(
      createCatalogue({ properties: [], projects: [], articles: [], vacancies: [] }),
      '2026-02-01',
      first,
    )
    expect(Object.keys(second.paths)).toEqual(expect.arrayContaining(Object.keys(first.paths)))
    expect(second.paths[oldPath]).toEqual({
      key: 'property:2417@sale',
      firstOn: '2026-01-10',
      closedOn: '2026-02-01',
    })
  })

  it('opens a path again that is back, and keeps the day on which it closed until then', () => {
    const closed = publish(withoutProperty, '2026-02-01', first)
    expect(publish(withoutProperty, '2026-03-01', closed).paths[oldPath]?.closedOn).toBe('2026-02-01')
    expect(publish(createCatalogue(), '2026-04-01', closed).paths[oldPath]).toEqual(first.paths[oldPath])
  })
})

describe('a published path', () => {
  it('needs no redirect while its page is there', () => {
    expect(redirectsOf(first, tableOf(createCatalogue(), first))).toEqual([])
  })

  it('leads to the new one when title or town change', () => {
    const renamed = createCatalogue({
      properties: [createProperty({ headline: { nl: 'Verkocht in een week' } })],
    })
    expect(leadsTo(first, renamed, oldPath)).toBe('/nl/te-koop/berlare/verkocht-in-een-week/2417/')
    const moved = createCatalogue({
      properties: [createProperty({ address: { kind: 'hidden', town: sintPauwels } })],
    })
    expect(leadsTo(first, moved, oldPath)).toBe('/nl/te-koop/sint-pauwels/halfopen-woning-met-tuin/2417/')
    expect(leadsTo(first, moved, '/fr/a-vendre/berlare/')).toBe('/fr/a-vendre/')
  })

  it('leads to the other section of a property that changed its goal', () => {
    const rented = createCatalogue({ properties: [createProperty({ goal: 'rent', sections: ['rent'] })] })
    expect(leadsTo(first, rented, oldPath)).toBe('/nl/te-huur/berlare/halfopen-woning-met-tuin/2417/')
  })

  it('leads to the first page of a list that became shorter', () => {
    const long = createCatalogue({
      properties: Array.from({ length: 24 }, (_, id) => createProperty({ id: id + 1 })),
    })
    expect(leadsTo(publish(long, '2026-01-01'), createCatalogue(), '/nl/te-koop/2/')).toBe('/nl/te-koop/')
    expect(leadsTo(publish(long, '2026-01-01'), createCatalogue(), '/nl/te-koop/berlare/2/')).toBe(
      '/nl/te-koop/berlare/',
    )
  })

  it('leads to the project of a unit that is gone', () => {
    const projects = createCatalogue().projects.map((project) => ({ ...project, units: [] }))
    expect(
      leadsTo(
        first,
        createCatalogue({ projects }),
        '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/gelijkvloers/1/',
      ),
    ).toBe('/nl/projecten/sint-pauwels/residentie-wilgenhof/70/')
  })

  it('leads to the list of an article that is gone, or home when the list is empty', () => {
    const other = createArticle({ id: 'huur', slug: { nl: 'huur', fr: 'bail', en: 'lease', de: 'miete' } })
    expect(leadsTo(first, createCatalogue({ articles: [other] }), '/fr/blog/lire-un-peb/')).toBe('/fr/blog/')
    expect(leadsTo(first, createCatalogue({ articles: [] }), '/fr/blog/lire-un-peb/')).toBe('/fr/')
  })

  it('leads home from a page of the menu that is gone', () => {
    const menu = createCatalogue().menu.filter(({ id }) => id !== 7)
    expect(leadsTo(first, createCatalogue({ menu }), '/nl/over-ons/team/')).toBe('/nl/')
  })

  it('of a language that was switched off leads to the default one', () => {
    const dutch = createCatalogue({ site: createSite({ languageUse: ['nl'] }) })
    expect(leadsTo(first, dutch, '/de/')).toBe('/nl/')
    expect(leadsTo(first, dutch, '/fr/blog/lire-un-peb/')).toBe('/nl/blog/epc-lezen/')
  })

  it('never leads to a path that is itself no page', () => {
    const smaller = createCatalogue({ properties: [], projects: [], articles: [] })
    const table = tableOf(smaller, first)
    for (const { to } of redirectsOf(first, table)) expect(table.at(to)).toBeDefined()
  })
})

describe('a listing that was removed', () => {
  const table = tableOf(withoutProperty, first)

  it('keeps a page at its path, with the list of its section, out of search engines', () => {
    const gone = table.at(oldPath)
    expect(gone?.kind).toBe('gone')
    expect(gone?.target).toEqual({ kind: 'gone', section: 'sale' })
    expect(gone?.isIndexable).toBe(false)
    expect(gone?.key).toBe('property:2417@sale')
  })

  it('has that page in every language', () => {
    const gone = table.at(oldPath)
    expect(
      gone === undefined
        ? []
        : table
            .alternates(gone)
            .map(({ locale }) => locale)
            .toSorted(),
    ).toEqual(['de', 'en', 'fr', 'nl'])
  })

  it('is closed in the ledger although its page is there', () => {
    expect(publish(withoutProperty, '2026-02-01', first).paths[oldPath]?.closedOn).toBe('2026-02-01')
  })

  it('is found from its older paths as well', () => {
    const renamed = createCatalogue({ properties: [createProperty({ headline: { nl: 'Nieuwe titel' } })] })
    const second = publish(renamed, '2026-02-01', first)
    expect(leadsTo(second, withoutProperty, oldPath)).toBe('/nl/te-koop/berlare/nieuwe-titel/2417/')
    expect(tableOf(withoutProperty, second).at('/nl/te-koop/berlare/nieuwe-titel/2417/')?.kind).toBe('gone')
  })

  it('answers for projects with the list of projects', () => {
    const without = tableOf(createCatalogue({ projects: [] }), first)
    expect(without.at('/nl/projecten/sint-pauwels/residentie-wilgenhof/70/')?.target).toEqual({
      kind: 'gone',
      section: 'projects',
    })
  })
})

describe('paths and keys at the edge', () => {
  const routes = expand(createCatalogue())
  const keyOf = (kind: string): string =>
    Object.values(first.paths).find(({ key }) => key.startsWith(`${kind}:`))?.key ?? ''

  it('are written in the order of the paths, whatever the order of the routes', () => {
    const paths = Object.keys(updateLedger({ paths: {} }, routes.toReversed(), day('2026-01-10')).paths)
    expect(paths).toEqual(paths.toSorted())
    expect(paths.length).toBeGreaterThan(50)
  })

  it('have no redirect and no rules on a site without pages', () => {
    expect(redirectsOf(first, createRouteTable([]))).toEqual([])
    expect(hostRules([], createRouteTable([]))).toBe('')
  })

  it('have no redirect where neither a list nor a home page is left', () => {
    const legal = createRouteTable(routes.filter(({ kind }) => kind === 'legal'))
    expect(redirectsOf(first, legal)).toEqual([])
  })

  it('name the section of a gone property, project or unit, and none for other pages', () => {
    expect(sectionOfGone(keyOf('property'), 'projects')).toBe('sale')
    expect(sectionOfGone(keyOf('project'), 'projects')).toBe('projects')
    expect(sectionOfGone(keyOf('unit'), 'projects')).toBe('projects')
    expect(sectionOfGone(keyOf('article'), 'projects')).toBeUndefined()
  })

  it('do not lead from an article to the section of the same name', () => {
    expect(destinationOf('article:sale', 'nl', createRouteTable(routes))).toBeUndefined()
  })
})
