import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euroCents } from '#domain/money.ts'
import { isInPriceRange, isProjectInPriceRange } from '#domain/price.ts'
import type { Price } from '#domain/property.ts'

const onRequest: Price = { kind: 'onRequest' }

function price(euro: number): Price {
  return { kind: 'published', amount: euroCents(euro), startingFrom: false }
}

describe('isInPriceRange', () => {
  test.each([
    [199_999.99, false],
    [200_000, true],
    [299_999.99, true],
    [300_000, false],
  ])('%d euro from 200.000 to under 300.000: %s', (euro, expected) => {
    expect(isInPriceRange(price(euro), { min: 200_000, max: 300_000 })).toBe(expected)
  })

  test('a range without upper limit holds every higher price', () => {
    expect(isInPriceRange(price(12_000_000), { min: 500_000 })).toBe(true)
    expect(isInPriceRange(price(499_999), { min: 500_000 })).toBe(false)
  })

  test('a hidden price lies in no range', () => {
    expect(isInPriceRange(onRequest, { min: 0 })).toBe(false)
  })

  test('of ranges that touch, every price lies in exactly one', () => {
    const ranges = [{ min: 0, max: 200_000 }, { min: 200_000, max: 300_000 }, { min: 300_000 }]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (euro) => {
        return ranges.filter((range) => isInPriceRange(price(euro), range)).length === 1
      }),
    )
  })
})

describe('isProjectInPriceRange', () => {
  const range = { min: 300_000, max: 400_000 }

  test.each<[string, Price | undefined, Price | undefined, boolean]>([
    ['cheapest and dearest around it', price(250_000), price(450_000), true],
    ['dearest on its lower limit', price(250_000), price(300_000), true],
    ['cheapest on its upper limit', price(400_000), price(500_000), false],
    ['all cheaper', price(200_000), price(299_999), false],
    ['one price within', price(350_000), undefined, true],
    ['only the dearest known', undefined, price(350_000), true],
    ['cheapest hidden', onRequest, price(350_000), true],
    ['no price at all', undefined, undefined, false],
    ['hidden prices', onRequest, onRequest, false],
  ])('%s', (_, from, to, expected) => {
    expect(isProjectInPriceRange(from, to, range)).toBe(expected)
  })
})
