import { describe, expect, test } from 'vitest'
import type { SquareMetres } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { energyLabels, type Property } from '#domain/listing/property.ts'
import { livingSteps } from '#search/filters/filters.ts'
import { columnNames, type ColumnName, type SearchIndex } from '#search/engine/search-index.ts'
import { createPage } from '#views/kit/page.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { checkSearchLists, listIndex, SearchListError, searchLists } from '#views/search-files/search-list.ts'
import { listPoints } from '#views/search-files/search-points.ts'
import {
  berlare,
  createCatalogue,
  createProject,
  createProperty,
  createUnit,
  day,
  everywhere,
  sections,
  sintNiklaas,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const area = (value: number) => value as SquareMetres
const categories = [1, 2, 7].map((id) => ({
  id,
  name: everywhere(`soort ${id}`),
  sale: true,
  rent: true,
  order: id,
}))
const marquees = [{ code: 2, kind: 'new' as const, label: {} }]

const listOf = (overrides: Parameters<typeof createContext>[0], section = 'sale') => {
  const context = createContext({ categories, marquees, projects: [], ...overrides })
  const list = searchLists(context).find((each) => each.section.key === section)
  if (list === undefined) throw new Error(`no list ${section}`)
  const index = listIndex(context, list)
  return { index, points: listPoints(list), cards: listCards(createPage(context, 'nl'), list, index) }
}
const valuesOf = (index: SearchIndex, names: readonly ColumnName[]) =>
  names.map((name) => index.column(name)[0])
const one = (overrides: Partial<Property>) => listOf({ properties: [createProperty(overrides)] })

describe('the searchable lists', () => {
  test('know each zip and name of a town, and of a listing its own zip', () => {
    const antwerp = {
      slug: 'antwerpen',
      name: 'Antwerpen',
      names: { fr: 'Anvers' },
      zip: '2060',
      zips: ['2000', '2018', '2060'],
      country: 'BE',
    }
    const { cards } = one({ address: { kind: 'hidden', town: antwerp } })
    expect(cards.text.townAliases).toEqual(['2060 2000 2018 Anvers'])
    expect(cards.searchTexts[0]).toContain('2060 antwerpen anvers')
    expect(cards.searchTexts[0]).not.toContain('2018')
  })

  test('are those of public sections, without the discreet one', () => {
    const hidden = sections.map((section) => ({ ...section, isPublic: section.key !== 'rent' }))
    const lists = searchLists({ catalogue: createCatalogue({ sections: hidden }) })
    expect(lists.map(({ section }) => section.key)).toEqual(['sale', 'office-berlare', 'projects'])
  })

  test('have no discreet and no withdrawn listings', () => {
    const withdrawn = createProperty({
      id: 3,
      availability: 'sold',
      price: { kind: 'onRequest' },
      address: { kind: 'hidden', town: berlare },
    })
    const { cards } = listOf({
      properties: [createProperty({ id: 1 }), createProperty({ id: 2, sections: ['discreet'] }), withdrawn],
    })
    expect(cards.cards.map(({ id }) => id)).toEqual([1])
  })

  test('are sorted like their pages, newest first', () => {
    const { cards } = listOf({ properties: [5, 9, 7].map((id) => createProperty({ id })) })
    expect(cards.cards.map(({ id }) => id)).toEqual([9, 7, 5])
  })

  test('with more categories than a byte has bits are rejected with their name', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      id: at + 1,
      name: everywhere('x'),
      sale: true,
      rent: true,
      order: at,
    }))
    const property = createProperty({ categories: many.map(({ id }) => id) })
    expect(() => listOf({ categories: many, properties: [property] })).toThrow(SearchListError)
    expect(() => listOf({ categories: many, properties: [property] })).toThrow(/'sale'.*9 categories/)
    const found = (count: number) =>
      checkSearchLists(createContext({ categories: many.slice(0, count), properties: [property] }))
    expect(found(9)).toMatchObject([
      { severity: 'error', record: 'sale', received: '9 categories in 1 towns' },
    ])
    expect(found(8)).toEqual([])
  })
})

describe('the columns of a property', () => {
  test('equal the facts of its card', () => {
    const { index } = one({
      categories: [1, 7],
      rooms: { bedrooms: 3, garages: 1 },
      surfaces: { living: area(160), plot: area(800), garden: area(300) },
      energy: { state: 'present', label: 'B' },
      marquee: 2,
      publishedOn: day('2026-11-19'),
    })
    expect(index).toMatchObject({
      size: 1,
      towns: ['berlare'],
      categoryIds: [1, 7],
      types: ['semiDetachedHouse'],
    })
    expect(valuesOf(index, ['categories', 'price', 'priceTo', 'bedrooms'])).toEqual([3, 389_000, 389_000, 3])
    expect(livingSteps[(index.column('living')[0] ?? 0) - 1]).toBe(150)
    expect(energyLabels[(index.column('label')[0] ?? 0) - 1]).toBe('B')
    expect(valuesOf(index, ['garden', 'garage', 'new'])).toEqual([1, 1, 1])
    expect(index.column('date')[0]).toBe((Date.parse('2026-11-19') - Date.parse('2000-01-01')) / 86_400_000)
  })

  test('are 0 when the fact is unknown or hidden', () => {
    const { index } = one({ price: { kind: 'onRequest' }, type: undefined })
    const unknown = columnNames.filter((name) => !['town', 'type', 'categories'].includes(name))
    expect(valuesOf(index, unknown)).toEqual(unknown.map(() => 0))
    expect(index.types).toEqual([null])
  })

  test('tell a home that was sold or let from one on offer', () => {
    const goneOf = (availability: Property['availability']) =>
      valuesOf(one({ availability }).index, ['gone'])[0]
    expect((['available', 'underOption', 'sold', 'rented'] as const).map(goneOf)).toEqual([0, 0, 1, 1])
  })

  test('have prices in whole euro, rounded', () => {
    const price = { kind: 'published', amount: euroCents(199_999.99), startingFrom: false } as const
    expect(valuesOf(one({ price }).index, ['price'])[0]).toBe(200_000)
  })

  test('leave out the plot of an apartment, which is not its own', () => {
    const surfaces = { plot: area(2000) }
    expect(valuesOf(one({ surfaces, type: 'apartment' }).index, ['plot'])[0]).toBe(0)
    expect(valuesOf(one({ surfaces, type: 'villa' }).index, ['plot'])[0]).toBeGreaterThan(0)
  })
})

describe('the position of a listing', () => {
  test("is its own when its address is published, and otherwise its town's", () => {
    const { points, cards } = listOf({
      properties: [
        createProperty({ id: 2 }),
        createProperty({ id: 1, address: { kind: 'hidden', town: berlare } }),
      ],
    })
    expect([...points.isTown]).toEqual([0, 1])
    expect(points.latitude[0]).toBeCloseTo(51.031, 4)
    expect([points.latitude[1], points.longitude[1]]).toEqual([
      points.townLatitude[0],
      points.townLongitude[0],
    ])
    expect(cards.searchTexts.map((text) => text.includes('molenhoekstraat'))).toEqual([true, false])
  })

  test('and its town is found by its names in other languages and its zip', () => {
    const { cards } = one({ address: { kind: 'hidden', town: sintNiklaas } })
    for (const word of ['sint niklaas', 'saint nicolas', '9100']) expect(cards.searchTexts[0]).toContain(word)
  })

  test('and it is found by the words of its text, in its language or the one that the page shows, without numbers', () => {
    const description = { nl: 'Rustig gelegen, op 250 m van de school. Rustig!', fr: 'Au calme.' }
    const { cards } = one({ description })
    expect(cards.searchTexts[0]?.match(/rustig/g)).toHaveLength(1)
    expect(cards.searchTexts[0]).toContain('school')
    expect(cards.searchTexts[0]).not.toMatch(/250|calme/)
  })

  test('is unknown for a town without a position', () => {
    const { points } = one({ address: { kind: 'hidden', town: sintNiklaas }, position: undefined })
    expect([points.latitude[0], points.townLatitude[0]]).toEqual([Number.NaN, Number.NaN])
  })
})

describe('the columns of a project', () => {
  const price = (euro: number) =>
    ({ kind: 'published', amount: euroCents(euro), startingFrom: false }) as const
  const units = [
    createUnit({ id: 1, bedrooms: 2, label: 'B' }),
    createUnit({ id: 2, bedrooms: 3, label: 'A' }),
    createUnit({ id: 3, bedrooms: 5, label: 'A+', availability: 'sold' }),
  ]

  test('are those of its best available home, with the span of its prices', () => {
    const project = createProject({ units, priceFrom: price(250_000), priceTo: price(410_000) })
    const { index } = listOf({ projects: [project] }, 'projects')
    expect(valuesOf(index, ['price', 'priceTo', 'bedrooms'])).toEqual([250_000, 410_000, 3])
    expect(energyLabels[(index.column('label')[0] ?? 0) - 1]).toBe('A')
  })

  test('have no price once it is sold out, like its card', () => {
    const project = createProject({ units, availability: 'soldOut', priceFrom: price(250_000) })
    const { index, cards } = listOf({ projects: [project] }, 'projects')
    expect(valuesOf(index, ['price', 'priceTo'])).toEqual([0, 0])
    expect(cards.cards[0]?.card.price).toBeUndefined()
  })
})
