import { expect, test } from 'vitest'
import type { Category } from '#domain/site/section.ts'
import { euroCents } from '#domain/values/money.ts'
import type { MenuPage } from '#domain/site/page.ts'
import {
  createProject,
  createProperty,
  createSite,
  everywhere,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewSearchBox } from '#views/results/search-box.ts'

const home: Pick<MenuPage, 'id' | 'purpose'> = { id: 1, purpose: { kind: 'home' } }
const category = (id: number, name: string, rent = true): Category => {
  return { id, name: everywhere(name), sale: true, rent, order: id }
}
const price = (euro: number) => ({ kind: 'published', amount: euroCents(euro), startingFrom: false }) as const

const catalogue = {
  categories: [category(1, 'Woning'), category(2, 'Appartement'), category(7, 'Grond', false)],
  priceRanges: [
    { id: 2, goal: 'sale', min: 150_000, order: 2 },
    { id: 1, goal: 'sale', min: 0, max: 150_000, order: 1 },
    { id: 8, goal: 'rent', min: 0, max: 650, order: 1 },
  ],
  properties: [
    createProperty({ id: 1, price: price(149_999) }),
    createProperty({ id: 2, price: price(150_000), categories: [7] }),
    createProperty({ id: 3, price: { kind: 'onRequest' }, address: { kind: 'hidden', town: sintPauwels } }),
    createProperty({ id: 4, goal: 'rent', sections: ['rent'], price: price(600), categories: [7] }),
  ],
  projects: [
    createProject({ id: 9, categories: [1, 2], priceFrom: price(250_000), priceTo: price(350_000) }),
  ],
} as const
const context = createContext(catalogue)
const box = viewSearchBox(context, home, 'nl')
const goalOf = (name: string) => box?.goals.find(({ goal }) => goal === name)
const told = (options: readonly Readonly<{ label: string; count: number }>[] | undefined) =>
  options?.map(({ label, count }) => `${label} ${count}`.replaceAll('\u00A0', ' '))

test('each goal links to its list, and its towns add up to the total', () => {
  expect(goalOf('sale')?.count).toBe(3)
  expect(told(goalOf('sale')?.options.towns)).toEqual(['Berlare 2', 'Sint-Pauwels 1'])
  for (const { action } of box?.goals ?? []) expect(context.routes.at(action)?.kind).toBe('results')
})

test('prices are the configured ranges of the goal: inclusive, 0 means no limit', () => {
  expect(told(goalOf('sale')?.options.prices)).toEqual(['Tot € 150.000 2', 'Vanaf € 150.000 1'])
  expect(goalOf('sale')?.options.prices.map(({ value }) => value)).toEqual(['-150000', '150000-'])
  expect(told(goalOf('rent')?.options.prices)).toEqual(['Tot € 650 1'])
})

test('land is not among the rental types', () => {
  expect(told(goalOf('sale')?.options.categories)).toEqual(['Woning 2', 'Grond 1'])
  expect(goalOf('rent')?.options.categories).toEqual([])
})

test('new-build has apartments first, and its own bands, which may count a project twice', () => {
  expect(told(goalOf('projects')?.options.categories)).toEqual(['Appartement 1', 'Woning 1'])
  expect(told(goalOf('projects')?.options.prices)).toEqual([
    'Tot € 200.000 0',
    '€ 200.000 tot € 300.000 1',
    '€ 300.000 tot € 400.000 1',
    '€ 400.000 tot € 500.000 0',
    'Vanaf € 500.000 0',
  ])
})

test('a goal without listings is left out, and without goals there is no search box', () => {
  const sale = createContext({ ...catalogue, properties: catalogue.properties.slice(0, 1), projects: [] })
  expect(viewSearchBox(sale, home, 'nl')?.goals.map(({ goal }) => goal)).toEqual(['sale'])
  expect(viewSearchBox(createContext({ properties: [], projects: [] }), home, 'nl')).toBeUndefined()
})

test('the configuration decides which pages have it, by default the home page', () => {
  const about: typeof home = { id: 7, purpose: { kind: 'modules' } }
  const onAbout = createContext({ ...catalogue, site: createSite({ propertySearch: [7] }) })
  expect(viewSearchBox(context, about, 'nl')).toBeUndefined()
  expect(viewSearchBox(onAbout, about, 'nl')).toBeDefined()
  expect(viewSearchBox(onAbout, home, 'nl')).toBeUndefined()
})
