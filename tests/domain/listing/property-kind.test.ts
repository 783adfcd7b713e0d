import { describe, expect, test } from 'vitest'
import { isApartment, isLand, isResidential, propertyKind } from '#domain/listing/property-kind.ts'

describe('propertyKind', () => {
  test.each([
    ['semiDetachedHouse', [1], 'house'],
    ['groundFloorApartment', [2], 'apartment'],
    ['woodland', [7], 'land'],
    ['holidayHome', [4], 'holidayHome'],
    ['warehouse', [5], 'commercial'],
    ['mixedUse', [5], 'building'],
    [undefined, [2], 'apartment'],
    [undefined, [6], 'garage'],
    [undefined, [99], undefined],
    [undefined, [], undefined],
  ] as const)('%s in category %j is a %s', (type, categories, kind) => {
    expect(propertyKind({ type, categories })).toBe(kind)
  })

  test('the subtype takes precedence over the category', () => {
    expect(isLand({ type: 'buildingPlot', categories: [1] })).toBe(true)
    expect(isResidential({ type: 'shop', categories: [1] })).toBe(false)
    expect(isApartment({ type: 'loft', categories: [5] })).toBe(true)
  })
})
