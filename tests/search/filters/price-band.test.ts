import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparePriceBands,
  formatPriceBand,
  parsePriceBand,
  type PriceBand,
  priceBand,
  rowsInBand,
} from '#search/filters/price-band.ts'

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
    [1.5, 3],
    [-1, 3],
    [1, 100_000_001],
    [NaN, 3],
  ])('from %d to %d is none', (min, max) => {
    expect(priceBand(min, max)).toBeUndefined()
  })

  test('swaps its ends when needed, and may be a single price', () => {
    expect(parsePriceBand('300000-200000')).toEqual({ min: 200_000, max: 300_000 })
    expect(parsePriceBand('5-5')).toEqual({ min: 5, max: 5 })
  })

  test.each(['', '-', '5', '-0', '0-', '0-0', ' 1-2', '1-2-3', '1e2-', '1.000-', '９-'])(
    '%j is none',
    (text) => {
      expect(parsePriceBand(text)).toBeUndefined()
    },
  )

  test.each([
    ['its lower end', 200_000, 200_000, true],
    ['its upper end', 300_000, 300_000, true],
    ['just above its upper end', 300_001, 300_001, false],
    ['just below its lower end', 199_999, 199_999, false],
    ['a project that ends where it begins', 150_000, 200_000, true],
    ['a project that ends just below it', 150_000, 199_999, false],
    ['a project that begins where it ends', 300_000, 400_000, true],
    ['a project that begins just above it', 300_001, 400_000, false],
    ['a project all around it', 100_000, 900_000, true],
    ['a hidden price', 0, 0, false],
  ])('%s', (_, price, priceTo, isIn) => {
    expect(isInBand({ min: 200_000, max: 300_000 }, price, priceTo)).toBe(isIn)
  })

  test('does not include a hidden price', () => {
    expect(isInBand({ max: 200_000 }, 0)).toBe(false)
  })

  test('adjacent bands share their border, so that no price is left out', () => {
    const euro = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(euro, euro, (price, border) => {
        expect(isInBand({ max: border }, price)).toBe(price <= border)
        expect(isInBand({ min: border }, price)).toBe(price >= border)
      }),
    )
  })

  test('bands are sorted from low to high, shorter ones first', () => {
    const bands = [{ min: 2 }, { min: 2, max: 3 }, { max: 5 }, { max: 4 }]
    expect(bands.toSorted(comparePriceBands).map(formatPriceBand)).toEqual(['-4', '-5', '2-3', '2-'])
  })
})
