import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { isSoundPath } from '#routes/path/route-path.ts'
import {
  berlare,
  createCatalogue,
  createProject,
  createProperty,
  createSite,
  createUnit,
  everywhere,
  sintNiklaas,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { expand, tableOf } from '#tests/support/catalogue/expanded-site.ts'

const town = fc.constantFrom(berlare, sintPauwels, sintNiklaas)
const headline = fc.oneof(
  fc.constant({}),
  fc.record({ nl: fc.string({ maxLength: 120, unit: 'grapheme' }) }),
  fc.record({ nl: fc.lorem(), fr: fc.string({ unit: 'binary', maxLength: 40 }) }),
)
const sections = fc.constantFrom(
  ['sale'],
  ['rent'],
  ['discreet'],
  ['sale', 'office-berlare'],
  ['office-berlare'],
)
const property = fc
  .record({ id: fc.integer({ min: 1, max: 999_999 }), town, headline, sections, isHidden: fc.boolean() })
  .map((made) =>
    createProperty({
      id: made.id,
      headline: made.headline,
      sections: made.sections,
      address: made.isHidden
        ? { kind: 'hidden', town: made.town }
        : { kind: 'published', street: 'Dorp', town: made.town },
    }),
  )
const project = fc
  .record({
    id: fc.integer({ min: 1, max: 999 }),
    town,
    units: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
  })
  .map((made) =>
    createProject({
      id: made.id,
      address: { kind: 'hidden', town: made.town },
      units: made.units.map((id) => createUnit({ id })),
    }),
  )
const catalogue = fc
  .record({
    properties: fc.uniqueArray(property, { selector: ({ id }) => id, maxLength: 60 }),
    projects: fc.uniqueArray(project, { selector: ({ id }) => id, maxLength: 6 }),
  })
  .map(createCatalogue)

describe('the routes of any catalogue', () => {
  it('have unique paths', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const routes = expand(made)
        expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
        expect(new Set(routes.map(({ key, locale }) => `${key} ${locale}`)).size).toBe(routes.length)
      }),
      { numRuns: 60 },
    )
  })

  it('have valid paths that start with their language', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        for (const { path, locale } of expand(made)) {
          expect(isSoundPath(path)).toBe(true)
          expect(path.startsWith(`/${locale}/`)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('exist in every language, except the German login', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const table = tableOf(made)
        for (const route of table.all) {
          const expected = route.kind === 'login' ? ['nl', 'fr', 'en'] : locales
          expect(table.alternates(route).map(({ locale }) => locale)).toEqual(expected)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('link only to pages that exist', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const table = tableOf(made)
        for (const route of table.all) {
          expect(table.at(route.canonical)?.canonical).toBe(route.canonical)
          const steps = route.breadcrumb.flatMap(({ path }) => path ?? [])
          expect(steps.filter((path) => table.at(path) === undefined)).toEqual([])
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('expandRoutes', () => {
  it('gives the Dutch paths of the specification and native ones in other languages', () => {
    const table = tableOf(createCatalogue())
    expect(table.find('property:2417@sale', 'nl')?.path).toBe(
      '/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/',
    )
    expect(table.find('property:2417@sale', 'fr')?.path).toBe(
      '/fr/a-vendre/berlare/halfopen-woning-met-tuin/2417/',
    )
    expect(table.find('project:70', 'nl')?.path).toBe('/nl/projecten/sint-pauwels/residentie-wilgenhof/70/')
    expect(table.find('unit:70:1', 'nl')?.path).toBe(
      '/nl/projecten/sint-pauwels/residentie-wilgenhof/70/gelijkvloers/1/',
    )
    expect(table.find('article:epc-lezen', 'fr')?.path).toBe('/fr/blog/lire-un-peb/')
    expect(table.find('home', 'de')?.path).toBe('/de/')
  })

  it('makes pages only in the enabled languages', () => {
    const routes = expand(createCatalogue({ site: createSite({ languageUse: ['nl', 'fr'] }) }))
    expect(new Set(routes.map(({ locale }) => locale))).toEqual(new Set(['nl', 'fr']))
  })

  it.each([
    ['sale', 'te-koop'],
    ['rent', 'te-huur'],
  ] as const)('makes the %s page the canonical one of a home listed under an office', (goal, list) => {
    const made = createProperty({ goal, sections: ['office-berlare', goal] })
    const copy = tableOf(createCatalogue({ properties: [made] })).find('property:2417@office-berlare', 'nl')
    expect(copy?.canonical).toBe(`/nl/${list}/berlare/halfopen-woning-met-tuin/2417/`)
    expect(copy?.isIndexable).toBe(false)
  })

  it('makes discreet listings and their list noindex, without town pages', () => {
    const routes = expand(createCatalogue({ properties: [createProperty({ sections: ['discreet'] })] }))
    const discreet = routes.filter(({ key }) => key.includes('discreet'))
    expect(discreet.map(({ isIndexable }) => isIndexable)).not.toContain(true)
    expect(discreet.filter(({ locale }) => locale === 'nl').map(({ path }) => path)).toEqual([
      '/nl/discreet/',
      '/nl/discreet/berlare/halfopen-woning-met-tuin/2417/',
    ])
  })

  it('makes no pages for private sections', () => {
    const made = createCatalogue()
    const hidden = made.sections.map((section) =>
      section.key === 'rent' ? { ...section, isPublic: false } : section,
    )
    const routes = expand({ ...made, sections: hidden, properties: [createProperty({ sections: ['rent'] })] })
    expect(routes.filter(({ key, kind }) => kind !== 'form' && key.includes('rent'))).toEqual([])
  })

  it('makes no page for a menu entry that is a link', () => {
    const made = createCatalogue()
    const menu = made.menu.map((page) =>
      page.id === 7 ? { ...page, redirectUrl: 'https://elders.example' } : page,
    )
    expect(tableOf(createCatalogue({ menu })).find('page:7', 'nl')).toBeUndefined()
  })

  it('marks the language of a breadcrumb title that exists only in Dutch', () => {
    const table = tableOf(createCatalogue())
    const french = table.find('property:2417@sale', 'fr')?.breadcrumb
    expect(french).toEqual([
      { label: 'Home', path: '/fr/', lang: undefined },
      { label: 'a-vendre', path: '/fr/a-vendre/', lang: undefined },
      { label: 'Berlare', path: '/fr/a-vendre/berlare/', lang: undefined },
      { label: 'Halfopen woning met tuin', path: undefined, lang: 'nl' },
    ])
    expect(table.find('property:2417@sale', 'nl')?.breadcrumb.at(-1)?.lang).toBeUndefined()
  })

  it('keeps the page of a closed vacancy as noindex', () => {
    const made = createCatalogue()
    const vacancies = made.vacancies.map((vacancy) => ({
      ...vacancy,
      validUntil: made.vacancies[0]?.publishedOn,
    }))
    expect(tableOf({ ...made, vacancies }).find('vacancy:makelaar-stekene', 'nl')?.isIndexable).toBe(false)
    expect(tableOf(made).find('vacancy:makelaar-stekene', 'nl')?.isIndexable).toBe(true)
  })

  it('takes the path of a section from the menu', () => {
    const made = createCatalogue()
    const menu = made.menu.map((page) =>
      page.id === 2 ? { ...page, path: everywhere('kopen/aanbod') } : page,
    )
    const table = tableOf(createCatalogue({ menu }))
    expect(table.find('results:sale', 'nl')?.path).toBe('/nl/kopen/aanbod/')
    expect(table.find('property:2417@sale', 'nl')?.path).toBe(
      '/nl/kopen/aanbod/berlare/halfopen-woning-met-tuin/2417/',
    )
  })
})
