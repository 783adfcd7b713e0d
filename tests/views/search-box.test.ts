import { expect, test } from 'vitest'
import { createProperty, sintPauwels } from '#tests/support/catalogue-factory.ts'
import { createContext } from '#tests/views/listing-context.ts'
import { viewSearchBox } from '#views/search-box.ts'

const properties = [
  createProperty({ id: 1 }),
  createProperty({ id: 2 }),
  createProperty({ id: 3, address: { kind: 'hidden', town: sintPauwels } }),
]
const context = createContext({ properties, projects: [] })

test('every choice leads to a page that exists, and the towns add up to the whole', () => {
  const [sale] = viewSearchBox(context, 'nl').goals
  expect(sale?.show.label).toBe('Toon 3 panden')
  expect(sale?.towns.map(({ name, count }) => `${name} ${count}`)).toEqual(['Berlare 2', 'Sint-Pauwels 1'])
  for (const href of [sale?.show.href ?? '', ...(sale?.towns.map((town) => town.href) ?? [])]) {
    expect(context.routes.at(href)?.kind).toBe('results')
  }
})

test('a goal of which there is nothing is not offered', () => {
  expect(viewSearchBox(context, 'nl').goals.map(({ goal }) => goal)).toEqual(['sale'])
})
