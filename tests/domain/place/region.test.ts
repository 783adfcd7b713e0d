import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regionOfZip } from '#domain/place/region.ts'

describe('regionOfZip', () => {
  test.each([
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9290', 'flanders'],
    ['9999', 'flanders'],
  ])('%s lies in %s', (zip, region) => {
    expect(regionOfZip(zip, 'BE')).toBe(region)
  })

  test.each(['', '999', '0999', '10000', '4561 AB', 'abcd'])('%j is not a Belgian postal code', (zip) => {
    expect(regionOfZip(zip, 'BE')).toBeUndefined()
  })

  test('a place in the Netherlands or Luxembourg has no region', () => {
    expect(regionOfZip('4561', 'NL')).toBeUndefined()
    expect(regionOfZip('1000', 'LU')).toBeUndefined()
  })

  test('every Belgian postal code has a region', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        (zip) => regionOfZip(String(zip), 'BE') !== undefined,
      ),
    )
  })
})
