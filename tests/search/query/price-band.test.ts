import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceBand } from '#search/query/criteria.ts'
import {
  comparePriceBands,
  formatPriceBand,
  parsePriceBand,
  priceBand,
  rowsInBand,
} from '#search/query/price-band.ts'

function isInBand(band: PriceBand, price: number, priceTo = price): boolean {
  return rowsInBand(Uint32Array.of(price), Uint32Array.of(priceTo), band)[0] === 1
}

describe('a price band', () => {
  test.each([
    [0, 200_000, '-200000'],
    [200_000, 300_000, '200000-300000'],
    [500_000, 0, '500000-'],
    [1, 100_000_000, '1-100000000'],
  ])('from %d to %d is written %s, and read again', (min, max, text) => {
    const band = priceBand(min, max)
    expect(band === undefined ? undefined : formatPriceBand(band)).toBe(text)
    expect(parsePriceBand(text)).toEqual(band)
  })

  test.each([
    [0, 0],
    [300_000, 200_000],
    [5, 5],
    [1.5, 3],
    [-1, 3],
    [1, 100_000_001],
    [NaN, 3],
  ])('from %d to %d is none', (min, max) => {
    expect(priceBand(min, max)).toBeUndefined()
  })

  test.each(['', '-', '5', '-0', '0-', '0-0', ' 1-2', '1-2-3', '1e2-', '1.000-', '９-'])(
    '%j is none',
    (text) => {
      expect(parsePriceBand(text)).toBeUndefined()
    },
  )

  test.each([
    ['its lower end', 200_000, 200_000, true],
    ['just below its upper end', 299_999, 299_999, true],
    ['its upper end', 300_000, 300_000, false],
    ['just below its lower end', 199_999, 199_999, false],
    ['a project that ends where it begins', 150_000, 200_000, true],
    ['a project that begins where it ends', 300_000, 400_000, false],
    ['a project all around it', 100_000, 900_000, true],
    ['a hidden price', 0, 0, false],
  ])('%s', (_, price, priceTo, isIn) => {
    expect(isInBand({ min: 200_000, max: 300_000 }, price, priceTo)).toBe(isIn)
  })

  test('a hidden price is not below anything either', () => {
    expect(isInBand({ max: 200_000 }, 0)).toBe(false)
  })

  test('bands that follow each other share no price and leave none out', () => {
    const euro = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(euro, euro, (price, border) => {
        const isBelow = isInBand({ max: border }, price)
        expect(isInBand({ min: border }, price)).toBe(!isBelow)
      }),
    )
  })

  test('they stand from cheap to dear, the shorter first', () => {
    const bands = [{ min: 2 }, { min: 2, max: 3 }, { max: 5 }, { max: 4 }]
    expect(bands.toSorted(comparePriceBands).map(formatPriceBand)).toEqual(['-4', '-5', '2-3', '2-'])
  })
})
