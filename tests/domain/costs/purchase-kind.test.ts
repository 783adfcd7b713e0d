import { describe, expect, test } from 'vitest'
import { isOwnHomeToBe, purchaseKind, purchasePrice } from '#domain/costs/purchase-kind.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'

describe('a listing is bought', () => {
  test.each([
    ['as a home, with registration duty', createProperty(), 'home'],
    ['as a plot, with registration duty', createProperty({ type: 'buildingPlot' }), 'plot'],
    [
      'as a plot when only its category says so',
      createProperty({ type: undefined, categories: [7] }),
      'plot',
    ],
    ['with 21 % VAT when new', createProperty({ charges: { vatRate: 21 } }), 'newBuild'],
    [
      'with 21 % VAT as a new plot',
      createProperty({ type: 'buildingPlot', charges: { vatRate: 21 } }),
      'newBuild',
    ],
    ['with 6 % VAT after demolition', createProperty({ charges: { vatRate: 6 } }), 'rebuild'],
    ['with a rate of 12 % as new', createProperty({ charges: { vatRate: 12 } }), 'newBuild'],
    ['with a rate of 10 % as new', createProperty({ charges: { vatRate: 10 } }), 'newBuild'],
  ])('%s', (_, property, kind) => {
    expect(purchaseKind(property)).toBe(kind)
  })
})

test.each([
  ['house', true],
  ['duplex', true],
  ['buildingPlot', true],
  ['farmland', false],
  ['holidayHome', false],
  ['garage', false],
  ['shop', false],
] as const)('a buyer can live in a %s of their own: %s', (type, isOwn) => {
  expect(isOwnHomeToBe({ type, categories: [] })).toBe(isOwn)
})

test('a home known by its category alone can be a home of one’s own', () => {
  expect(isOwnHomeToBe({ type: undefined, categories: [2] })).toBe(true)
  expect(isOwnHomeToBe({ type: undefined, categories: [6] })).toBe(false)
})

describe('the price that costs are calculated on', () => {
  test('is what is asked while the home is on offer', () => {
    expect(purchasePrice(createProperty())).toBe(38_900_000)
    expect(purchasePrice(createProperty({ availability: 'underOption' }))).toBe(38_900_000)
  })

  test('is none once it is sold, when the price is on request, and for rent', () => {
    expect(purchasePrice(createProperty({ availability: 'sold' }))).toBeUndefined()
    expect(purchasePrice(createProperty({ price: { kind: 'onRequest' } }))).toBeUndefined()
    expect(purchasePrice(createProperty({ goal: 'rent' }))).toBeUndefined()
  })
})

describe('the rates of a purchase', () => {
  test('are known only when duty, VAT, notary and mortgage all are', async () => {
    const { purchase } = await loadOwnRules()
    const on = day('2026-11-20')
    expect(purchaseRates({ purchase }, 'flanders', on)).toBeDefined()
    for (const part of ['duties', 'newBuildVat', 'notary', 'mortgages'] as const)
      expect(purchaseRates({ purchase: { ...purchase, [part]: [] } }, 'flanders', on)).toBeUndefined()
    expect(purchaseRates({ purchase }, undefined, on)).toBeUndefined()
  })
})
