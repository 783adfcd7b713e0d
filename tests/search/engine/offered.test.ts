import { expect, test } from 'vitest'
import { offeredChoices } from '#search/engine/offered.ts'
import { createIndex, createListing } from './listing-fixture.ts'

const now = Date.parse('2026-11-29T12:00:00Z')
const index = createIndex([
  createListing({ id: 2, bedrooms: 2, plot: 250, label: 'B', features: ['lift', 'furnished', 'annuity'] }),
  createListing({ id: 1, bedrooms: 1, label: 'E', features: ['openHouse'], available: 1 }),
])

test('a list offers what at least one of its homes satisfies', () => {
  expect(offeredChoices(index, 'office', now)).toEqual({
    bedrooms: ['1', '2'],
    plot: ['100', '200'],
    label: ['B', 'E'],
    lift: ['1'],
    furnished: ['1'],
    available: ['now'],
    openHouse: ['1'],
    annuity: ['1'],
  })
  expect(offeredChoices(createIndex([createListing({ id: 1 })]), 'sale', now)).toEqual({})
})

test('what fits lists of homes to let is not offered where they are sold, and the other way round', () => {
  expect(offeredChoices(index, 'sale', now)).not.toHaveProperty('furnished')
  expect(offeredChoices(index, 'sale', now)).toHaveProperty('annuity')
  expect(offeredChoices(index, 'rent', now)).toHaveProperty('furnished')
  expect(offeredChoices(index, 'rent', now)).not.toHaveProperty('annuity')
})
