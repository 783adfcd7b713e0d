import { describe, expect, it } from 'vitest'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import { resolveLink } from '#routes/table/resolve-link.ts'
import { kindsWhere } from '#routes/kinds/page-kinds.ts'
import { projectSlugs, propertySlugs, unitSlug } from '#routes/path/listing-slug.ts'
import { toPath } from '#routes/path/route-path.ts'
import { withoutStreet } from '#routes/path/street-words.ts'
import {
  createCatalogue,
  createProject,
  createProperty,
  createUnit,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

describe('a headline without its hidden street', () => {
  it.each([
    ['  Villa   met\ttuin ', 'Villa met tuin'],
    ['Maison avenue de la Reine Astrid 4, jardin', 'Maison jardin'],
    ['Maison rue du Moulin, Gent', 'Maison Gent'],
    ['Appartement rue de la', 'Appartement'],
    ['Villa te koop in de Kerkstraat', 'Villa te koop'],
    ['De Kerkstraat 12', 'De'],
    ['Kerkstraat 12 bus 3 te Berlare', 'te Berlare'],
    ['Woning („Molenstraat“) 5', 'Woning'],
    ['Huis aan de oudeDonklaan', 'Huis'],
    ['Pand, mcDonald Laan 3', 'Pand, mcDonald'],
  ])('reads %j as %j', (headline, expected) => {
    expect(withoutStreet(headline)).toBe(expected)
  })
})

describe('the title segment of an address', () => {
  it('of a project hides the street that its address hides, and shows it otherwise', () => {
    const name = { nl: 'Residentie Kerkstraat 12' }
    const hidden = createProject({ name, address: { kind: 'hidden', town: sintPauwels } })
    expect(projectSlugs(hidden).nl).not.toContain('kerkstraat')
    expect(projectSlugs(createProject({ name })).nl).toContain('kerkstraat')
  })

  it('is a number where no letter of the name can stand in an address', () => {
    expect(unitSlug(createUnit({ id: 5, type: undefined, lot: '★' }))).toBe('eenheid-5')
    const town = { ...sintPauwels, name: '★' }
    const property = createProperty({ headline: {}, type: undefined, address: { kind: 'hidden', town } })
    expect(propertySlugs(property).nl).toBe('pand-2417')
  })

  it('is the town alone where the type is unknown', () => {
    expect(propertySlugs(createProperty({ headline: {}, type: undefined })).nl).toBe('berlare')
  })

  it('stays Dutch in a language without title, even when another language has one', () => {
    const slugs = propertySlugs(createProperty({ headline: { nl: 'Huis', en: 'House' } }))
    expect(slugs).toEqual({ nl: 'huis', fr: 'huis', en: 'house', de: 'huis' })
  })
})

it('slashes that an editor typed around a path make no difference', () => {
  expect(toPath('nl', '//Te-Koop/Berlare//')).toBe('/nl/te-koop/berlare/')
  expect(toPath('nl', '//')).toBe('/nl/')
})

describe('a link of an editor', () => {
  it('may have spaces around it', () => {
    expect(resolveLink('  /for-sale/ ', 'nl', tableOf(createCatalogue())).href).toBe('/nl/te-koop/')
    expect(resolveLink(' https://www.biv.be ', 'nl', tableOf(createCatalogue())).href).toBe(
      'https://www.biv.be',
    )
  })

  it('leads to the language itself on a site without home page', () => {
    expect(resolveLink('/onbekend/', 'nl', createRouteTable([])).href).toBe('/nl/')
  })

  it('with several lines leads home', () => {
    expect(resolveLink('/for-sale/#a\n/over-ons/', 'nl', tableOf(createCatalogue())).href).toBe('/nl/')
  })
})

describe('the table of routes', () => {
  it('has only pages of the kind that is asked for, and no other versions of an unknown one', () => {
    const table = tableOf(createCatalogue())
    const [property] = table.ofKind('property')
    expect(table.ofKind('calculator')).toEqual([])
    expect(new Set(table.ofKind('legal').map(({ kind }) => kind))).toEqual(new Set(['legal']))
    expect(property && createRouteTable([]).alternates(property)).toEqual([])
  })
})

it('forms, thank-you pages and the login are never kept for reading offline', () => {
  expect(kindsWhere(({ isKeptOffline }) => !isKeptOffline)).toEqual(['thank-you', 'login', 'form'])
  expect(kindsWhere(({ hasAnnouncement }) => !hasAnnouncement)).toEqual(['thank-you', 'login', 'legal'])
})
