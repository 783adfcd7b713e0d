import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { type ClosedPaths, closePaths } from '#routes/ledger/closed-paths.ts'
import { hostRules } from '#routes/ledger/host-rules.ts'
import { destinationOf, sectionOfListing } from '#routes/ledger/ledger-destination.ts'
import { updateLedger } from '#routes/ledger/ledger.ts'
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
  return updateLedger(ledger, expand(catalogue), day(on))
}

function leadsTo(ledger: Ledger, catalogue: Catalogue, from: string): string | undefined {
  return close(ledger, catalogue).moved.find((redirect) => redirect.from === from)?.to
}

function close(ledger: Ledger, catalogue: Catalogue, on = '2026-11-20'): ClosedPaths {
  return closePaths(ledger, tableOf(catalogue), catalogue, day(on))
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
    expect(close(first, createCatalogue())).toEqual({ moved: [], gone: [] })
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
    const table = tableOf(smaller)
    for (const { to } of close(first, smaller).moved) expect(table.at(to)).toBeDefined()
  })
})

describe('a listing that was removed', () => {
  const goneAt = (ledger: Ledger, path: string, catalogue = withoutProperty) =>
    close(ledger, catalogue).gone.find((gone) => gone.path === path)

  it('answers at its path with the lists of its town and its section', () => {
    const gone = goneAt(first, oldPath)
    expect(gone).toMatchObject({ key: 'property:2417@sale', locale: 'nl' })
    expect(gone?.lists.map(({ path }) => path)).toEqual(['/nl/te-koop/berlare/', '/nl/te-koop/'])
  })

  it('answers in the language of each of its paths', () => {
    const locales = close(first, withoutProperty).gone.map(({ locale }) => locale)
    expect(locales.toSorted()).toEqual(['de', 'en', 'fr', 'nl'])
  })

  it('answers at its older paths, too', () => {
    const renamed = createCatalogue({ properties: [createProperty({ headline: { nl: 'Nieuwe titel' } })] })
    const second = publish(renamed, '2026-02-01', first)
    expect(goneAt(second, oldPath)).toBeDefined()
    expect(goneAt(second, '/nl/te-koop/berlare/nieuwe-titel/2417/')).toBeDefined()
  })

  it('has the list of projects where it was a project', () => {
    const gone = goneAt(
      first,
      '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/',
      createCatalogue({ projects: [] }),
    )
    expect(gone?.lists.map(({ path }) => path)).toEqual(['/nl/nieuwbouw/'])
  })

  it('is closed in the ledger on the day of the build', () => {
    expect(publish(withoutProperty, '2026-02-01', first).paths[oldPath]?.closedOn).toBe('2026-02-01')
  })

  it('redirects to its town when the months of the configuration are over', () => {
    const closed = publish(withoutProperty, '2024-11-20', first)
    expect(close(closed, withoutProperty, '2026-11-20').gone).toHaveLength(4)
    const later = close(closed, withoutProperty, '2026-11-21')
    expect(later.gone).toEqual([])
    expect(later.moved).toContainEqual({ from: oldPath, to: '/nl/te-koop/berlare/' })
  })

  it('redirects to the section when its town has no list any more', () => {
    const closed = publish(createCatalogue({ properties: [] }), '2020-01-01', first)
    expect(leadsTo(closed, createCatalogue({ properties: [] }), oldPath)).toBe('/nl/te-koop/')
  })

  it('leads to the section of the default language when its own is switched off', () => {
    const dutch = createCatalogue({ ...withoutProperty, site: createSite({ languageUse: ['nl'] }) })
    const path = Object.keys(first.paths).find((known) => /^\/fr\/a-vendre\/.*\/2417\/$/.test(known)) ?? ''
    expect(leadsTo(first, dutch, path)).toBe('/nl/te-koop/')
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
    const empty = createRouteTable([])
    const closed = closePaths(first, empty, createCatalogue(), day('2026-11-20'))
    expect(closed).toEqual({ moved: [], gone: [] })
    expect(hostRules(closed, empty)).toBe('')
  })

  it('have no redirect where neither a list nor a home page is left', () => {
    const legal = createRouteTable(routes.filter(({ kind }) => kind === 'legal'))
    expect(closePaths(first, legal, createCatalogue(), day('2026-11-20')).moved).toEqual([])
  })

  it('name the section of a removed property, project or unit, and none for other pages', () => {
    expect(sectionOfListing(keyOf('property'), 'projects')).toBe('sale')
    expect(sectionOfListing(keyOf('project'), 'projects')).toBe('projects')
    expect(sectionOfListing(keyOf('unit'), 'projects')).toBe('projects')
    expect(sectionOfListing(keyOf('article'), 'projects')).toBeUndefined()
  })

  it('do not lead from an article to the section of the same name', () => {
    expect(destinationOf('article:sale', 'nl', createRouteTable(routes))).toBeUndefined()
  })
})
