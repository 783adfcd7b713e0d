import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { Town } from '#domain/place/place.ts'
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
  sintNiklaas,
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

const first = () => publish(createCatalogue(), '2026-01-10')
const withoutProperty = () => createCatalogue({ properties: [createProperty({ id: 9 })] })

describe('the ledger', () => {
  it('stores every path with its first day', () => {
    expect(first().paths[oldPath]).toEqual({ key: 'property:2417@sale', firstOn: '2026-01-10' })
    expect(Object.keys(first().paths)).toEqual(Object.keys(first().paths).toSorted())
  })

  it('does not change when the site does not', () => {
    expect(publish(createCatalogue(), '2026-05-05', first())).toEqual(first())
  })

  it('keeps every path, whatever is removed', () => {
    const second = publish(
      createCatalogue({ properties: [], projects: [], articles: [], vacancies: [] }),
      '2026-02-01',
      first(),
    )
    expect(Object.keys(second.paths)).toEqual(expect.arrayContaining(Object.keys(first().paths)))
    expect(second.paths[oldPath]).toEqual({
      key: 'property:2417@sale',
      firstOn: '2026-01-10',
      closedOn: '2026-02-01',
    })
  })

  it('reopens a path that is back; until then it keeps the day of closing', () => {
    const closed = publish(withoutProperty(), '2026-02-01', first())
    expect(publish(withoutProperty(), '2026-03-01', closed).paths[oldPath]?.closedOn).toBe('2026-02-01')
    expect(publish(createCatalogue(), '2026-04-01', closed).paths[oldPath]).toEqual(first().paths[oldPath])
  })
})

describe('a published path', () => {
  it('needs no redirect while its page exists', () => {
    expect(close(first(), createCatalogue())).toEqual({ moved: [], gone: [] })
  })

  it('redirects to the new path when title or town change', () => {
    const renamed = createCatalogue({
      properties: [createProperty({ headline: { nl: 'Verkocht in een week' } })],
    })
    expect(leadsTo(first(), renamed, oldPath)).toBe('/nl/te-koop/berlare/verkocht-in-een-week/2417/')
    const moved = createCatalogue({
      properties: [createProperty({ address: { kind: 'hidden', town: sintPauwels } })],
    })
    expect(leadsTo(first(), moved, oldPath)).toBe('/nl/te-koop/sint-pauwels/halfopen-woning-met-tuin/2417/')
    expect(leadsTo(first(), moved, '/fr/a-vendre/berlare/')).toBe('/fr/a-vendre/')
  })

  it('redirects, or leads on, to the town whose name is in the paths of a language', () => {
    const at = (town: Town, ids: readonly number[]) =>
      createCatalogue({
        properties: ids.map((id) => createProperty({ id, address: { kind: 'hidden', town } })),
      })
    const before = publish(at(sintNiklaas, [1, 2]), '2026-01-10')
    const now = at({ ...sintNiklaas, slugs: { fr: 'saint-nicolas' } }, [1])
    const villa = 'halfopen-woning-met-tuin'
    expect(leadsTo(before, now, '/fr/a-vendre/sint-niklaas/')).toBe('/fr/a-vendre/saint-nicolas/')
    expect(leadsTo(before, now, `/fr/a-vendre/sint-niklaas/${villa}/1/`)).toBe(
      `/fr/a-vendre/saint-nicolas/${villa}/1/`,
    )
    expect(leadsTo(before, now, `/nl/te-koop/sint-niklaas/${villa}/1/`)).toBeUndefined()
    const gone = close(before, now).gone.find(({ path }) => path.startsWith('/fr/a-vendre/'))
    expect(gone?.lists.map(({ path }) => path)).toEqual(['/fr/a-vendre/saint-nicolas/', '/fr/a-vendre/'])
  })

  it('redirects to the other section when a property changes its goal', () => {
    const rented = createCatalogue({ properties: [createProperty({ goal: 'rent', sections: ['rent'] })] })
    expect(leadsTo(first(), rented, oldPath)).toBe('/nl/te-huur/berlare/halfopen-woning-met-tuin/2417/')
  })

  it('redirects to the first page of a list that has become shorter', () => {
    const long = createCatalogue({
      properties: Array.from({ length: 24 }, (_, id) => createProperty({ id: id + 1 })),
    })
    expect(leadsTo(publish(long, '2026-01-01'), createCatalogue(), '/nl/te-koop/2/')).toBe('/nl/te-koop/')
    expect(leadsTo(publish(long, '2026-01-01'), createCatalogue(), '/nl/te-koop/berlare/2/')).toBe(
      '/nl/te-koop/berlare/',
    )
  })

  it('redirects a removed unit to its project', () => {
    const projects = createCatalogue().projects.map((project) => ({ ...project, units: [] }))
    expect(
      leadsTo(
        first(),
        createCatalogue({ projects }),
        '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/gelijkvloers/1/',
      ),
    ).toBe('/nl/projecten/sint-pauwels/residentie-wilgenhof/70/')
  })

  it('redirects a removed article to the list of articles, or home when that is empty', () => {
    const other = createArticle({ id: 'huur', slug: { nl: 'huur', fr: 'bail', en: 'lease', de: 'miete' } })
    expect(leadsTo(first(), createCatalogue({ articles: [other] }), '/fr/blog/lire-un-peb/')).toBe(
      '/fr/blog/',
    )
    expect(leadsTo(first(), createCatalogue({ articles: [] }), '/fr/blog/lire-un-peb/')).toBe('/fr/')
  })

  it('redirects a removed menu page to the home page', () => {
    const menu = createCatalogue().menu.filter(({ id }) => id !== 7)
    expect(leadsTo(first(), createCatalogue({ menu }), '/nl/over-ons/team/')).toBe('/nl/')
  })

  it('redirects to the default language when its own is switched off', () => {
    const dutch = createCatalogue({ site: createSite({ languageUse: ['nl'] }) })
    expect(leadsTo(first(), dutch, '/de/')).toBe('/nl/')
    expect(leadsTo(first(), dutch, '/fr/blog/lire-un-peb/')).toBe('/nl/blog/epc-lezen/')
  })

  it('never redirects to a path without a page', () => {
    const smaller = createCatalogue({ properties: [], projects: [], articles: [] })
    const table = tableOf(smaller)
    for (const { to } of close(first(), smaller).moved) expect(table.at(to)).toBeDefined()
  })
})

describe('a removed listing', () => {
  const goneAt = (ledger: Ledger, path: string, catalogue = withoutProperty()) =>
    close(ledger, catalogue).gone.find((gone) => gone.path === path)

  it('keeps a page at its path with links to its town and section', () => {
    const gone = goneAt(first(), oldPath)
    expect(gone).toMatchObject({ key: 'property:2417@sale', locale: 'nl' })
    expect(gone?.lists.map(({ path }) => path)).toEqual(['/nl/te-koop/berlare/', '/nl/te-koop/'])
  })

  it('keeps a page in the language of each of its paths', () => {
    const locales = close(first(), withoutProperty()).gone.map(({ locale }) => locale)
    expect(locales.toSorted()).toEqual(['de', 'en', 'fr', 'nl'])
  })

  it('keeps a page at its older paths, too', () => {
    const renamed = createCatalogue({ properties: [createProperty({ headline: { nl: 'Nieuwe titel' } })] })
    const second = publish(renamed, '2026-02-01', first())
    expect(goneAt(second, oldPath)).toBeDefined()
    expect(goneAt(second, '/nl/te-koop/berlare/nieuwe-titel/2417/')).toBeDefined()
  })

  it('links to the list of projects when it was a project', () => {
    const gone = goneAt(
      first(),
      '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/',
      createCatalogue({ projects: [] }),
    )
    expect(gone?.lists.map(({ path }) => path)).toEqual(['/nl/nieuwbouw/'])
  })

  it('is closed in the ledger on the day of the build', () => {
    expect(publish(withoutProperty(), '2026-02-01', first()).paths[oldPath]?.closedOn).toBe('2026-02-01')
  })

  it('redirects to its town after the configured months', () => {
    const closed = publish(withoutProperty(), '2024-11-20', first())
    expect(close(closed, withoutProperty(), '2026-11-20').gone).toHaveLength(4)
    const later = close(closed, withoutProperty(), '2026-11-21')
    expect(later.gone).toEqual([])
    expect(later.moved).toContainEqual({ from: oldPath, to: '/nl/te-koop/berlare/' })
  })

  it('redirects to the section when its town has no list any more', () => {
    const closed = publish(createCatalogue({ properties: [] }), '2020-01-01', first())
    expect(leadsTo(closed, createCatalogue({ properties: [] }), oldPath)).toBe('/nl/te-koop/')
  })

  it('redirects to the section of the default language when its own is switched off', () => {
    const dutch = createCatalogue({ ...withoutProperty(), site: createSite({ languageUse: ['nl'] }) })
    const path = Object.keys(first().paths).find((known) => /^\/fr\/a-vendre\/.*\/2417\/$/.test(known)) ?? ''
    expect(leadsTo(first(), dutch, path)).toBe('/nl/te-koop/')
  })
})

describe('paths and keys in edge cases', () => {
  const routes = () => expand(createCatalogue())
  const keyOf = (kind: string): string =>
    Object.values(first().paths).find(({ key }) => key.startsWith(`${kind}:`))?.key ?? ''

  it('are sorted by path, whatever the order of the routes', () => {
    const paths = Object.keys(updateLedger({ paths: {} }, routes().toReversed(), day('2026-01-10')).paths)
    expect(paths).toEqual(paths.toSorted())
    expect(paths.length).toBeGreaterThan(50)
  })

  it('have no redirects or rules on a site without pages', () => {
    const empty = createRouteTable([])
    const closed = closePaths(first(), empty, createCatalogue(), day('2026-11-20'))
    expect(closed).toEqual({ moved: [], gone: [] })
    expect(hostRules(closed, empty)).toBe('')
  })

  it('have no redirect when there is neither a list nor a home page', () => {
    const legal = createRouteTable(routes().filter(({ kind }) => kind === 'legal'))
    expect(closePaths(first(), legal, createCatalogue(), day('2026-11-20')).moved).toEqual([])
  })

  it('give the section of a removed property, project or unit, and none for other pages', () => {
    expect(sectionOfListing(keyOf('property'), 'projects')).toBe('sale')
    expect(sectionOfListing(keyOf('project'), 'projects')).toBe('projects')
    expect(sectionOfListing(keyOf('unit'), 'projects')).toBe('projects')
    expect(sectionOfListing(keyOf('article'), 'projects')).toBeUndefined()
  })

  it('do not redirect an article to the section with the same name', () => {
    expect(destinationOf('article:sale', 'nl', createRouteTable(routes()))).toBeUndefined()
  })
})
