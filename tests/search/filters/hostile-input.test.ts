import { describe, expect, test } from 'vitest'
import { formatArea, normalPoint, parseAround, parseBox, parsePolygon } from '#search/filters/area.ts'
import { filters } from '#search/filters/filters.ts'
import { longestText, normalText } from '#search/filters/normal-text.ts'
import { comparePriceBands, formatPriceBand, parsePriceBand } from '#search/filters/price-band.ts'
import { parseSort } from '#search/query/query-string.ts'
import { arrangeUnits, formatUnitOrder, parseUnitOrder, parseUnitQuery } from '#search/units/unit-query.ts'

const corners = (count: number) =>
  Array.from({ length: count }, (_, at) => `51.${10 + at},4.${10 + ((at * 7) % 50)}`).join(';')

describe('an area in an address', () => {
  test('around a town reaches from 1 to 50 km', () => {
    expect(parseAround('berlare-50')).toEqual({ kind: 'around', town: 'berlare', km: 50 })
    for (const text of [
      'berlare-51',
      'berlare-0',
      'berlare',
      '-10',
      'berlare--10',
      'Berlare-10',
      'berlare-010',
    ])
      expect([text, parseAround(text)]).toEqual([text, undefined])
  })

  test('names a town of at most 70 characters', () => {
    expect(parseAround(`${'a'.repeat(70)}-5`)).toBeDefined()
    expect(parseAround(`${'a'.repeat(71)}-5`)).toBeUndefined()
  })

  test.each([
    '51,4',
    '51,4,51.1',
    '51,4,51.1,4.1,5',
    '51,4,51,4.1',
    '51,4,51.1,4',
    '51.1,4,51,4.1',
    'NaN,4,51.1,4.1',
    '51,4,Infinity,4.1',
    '51,,51.1,4.1',
    '-51,4,51.1,4.1',
    '5e1,4,51.1,4.1',
  ])('is no box: %s', (text) => {
    expect(parseBox(text)).toBeUndefined()
  })

  test('is a polygon of 3 to 40 corners', () => {
    for (const count of [3, 40]) expect(parsePolygon(corners(count))).toMatchObject({ kind: 'polygon' })
    for (const count of [1, 2, 41, 1000]) expect(parsePolygon(corners(count))).toBeUndefined()
  })

  test.each([
    '51,4;51.1,4;x,4.1',
    '51,4;51.1,4;51,y',
    '51,4;51.1,4;51,4.1,9',
    '51,4;51.1,4;',
    '51,4;51.1,4;51',
  ])('is no polygon: %s', (text) => {
    expect(parsePolygon(text)).toBeUndefined()
  })

  test('has no point where a number is missing, and one at the edge where it lies outside', () => {
    expect(normalPoint({ latitude: NaN, longitude: 4 })).toBeUndefined()
    expect(normalPoint({ latitude: 51, longitude: NaN })).toBeUndefined()
    expect(normalPoint({ latitude: 90, longitude: -90 })).toEqual({ latitude: 54, longitude: 2 })
  })

  test('with a corner that is no point is written at the edge of the map', () => {
    const nowhere = { latitude: NaN, longitude: NaN }
    const points = [nowhere, { latitude: 51, longitude: 4 }, { latitude: 51, longitude: 5 }]
    expect(formatArea({ kind: 'polygon', points })).toEqual(['polygon', '49,2;51,4;51,5'])
  })
})

describe('a price in an address', () => {
  test.each(['500000-0', '1-0', '1000000000-', '-1000000000'])('%s is none', (text) => {
    expect(parsePriceBand(text)).toBeUndefined()
  })

  test('without upper end comes after the highest of those that have one', () => {
    const bands = [{ min: 2 }, { min: 2, max: 100_000_000 }, { min: 2, max: 99_999_999 }]
    const sorted = ['2-99999999', '2-100000000', '2-']
    expect(bands.toSorted(comparePriceBands).map(formatPriceBand)).toEqual(sorted)
    expect(bands.toReversed().toSorted(comparePriceBands).map(formatPriceBand)).toEqual(sorted)
  })
})

describe('words in an address', () => {
  test('are kept to 80 characters, spaces around them not counted', () => {
    expect(normalText(` ${'a'.repeat(longestText)}`)).toBe('a'.repeat(longestText))
    expect(normalText(`${'a'.repeat(longestText - 1)} b`)).toBe('a'.repeat(longestText - 1))
    expect(normalText(`${'😀'.repeat(longestText)}😀`)).toBe('😀'.repeat(longestText))
    expect(normalText(' \u0000\u200b ')).toBeUndefined()
    expect(normalText('a\ud800')?.isWellFormed()).toBe(true)
  })

  test('that name a town are at most 70 characters long', () => {
    expect(filters.towns.parse('a'.repeat(70), 'city')).toBe('a'.repeat(70))
    expect(filters.towns.parse('a'.repeat(71), 'city')).toBeUndefined()
    expect(filters.towns.parse('../gent', 'city')).toBeUndefined()
  })
})

describe('an order in an address', () => {
  test.each(['pri-ce', 'price-', '--price', ' price', 'Price', ''])('%j is none', (text) => {
    expect(parseSort(text)).toBeUndefined()
    expect(parseUnitOrder(text)).toBeUndefined()
  })

  test('is written as it is read', () => {
    expect(formatUnitOrder(undefined)).toBe('')
    expect(formatUnitOrder(parseUnitOrder('-price'))).toBe('-price')
    expect(formatUnitOrder(parseUnitOrder('price'))).toBe('price')
  })
})

test('units without a parameter are neither narrowed nor ordered', () => {
  expect(parseUnitQuery('')).toEqual({ isFreeOnly: false })
})

test('a unit of which the bedrooms are unknown is shown until a number of them is wanted', () => {
  const units = [
    { type: 'loft', isFree: true },
    { type: 'loft', isFree: true, bedrooms: 2 },
  ]
  expect(arrangeUnits(units, { isFreeOnly: false })).toEqual([0, 1])
  expect(arrangeUnits(units, { isFreeOnly: false, bedrooms: 1 })).toEqual([1])
})
