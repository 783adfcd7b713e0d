import { describe, expect, it } from 'vitest'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { isInapplicable } from '#views/search-files/inapplicable.ts'

const flat = createProperty({
  type: 'apartment',
  categories: [2],
  goal: 'sale',
})
const house = createProperty({
  type: 'detachedHouse',
  categories: [1],
  goal: 'rent',
})
const land = createProperty({
  type: 'buildingPlot',
  categories: [7],
  goal: 'sale',
})

describe('a fact that a property cannot have', () => {
  it.each([
    ['the plot of an apartment', 'labels.field.plot', flat],
    ['the storey of a house', 'labels.field.floor', house],
    ['the rooms of land', 'labels.field.bedrooms', land],
    ['the energy label of land', 'labels.field.epcLabel', land],
    ['the price per square metre of living area of land', 'personal.compared.perM2', land],
    ['the flood score of a building on land', 'legal.label.gScore', land],
    ['the deposit of a sale', 'property.verdict.title.deposit', flat],
    ['the cadastral income of a rent', 'labels.field.cadastralIncome', house],
  ] as const)('is %s', (_, label, property) => expect(isInapplicable(label, property)).toBe(true))

  it.each([
    ['the plot of a house', 'labels.field.plot', house],
    ['the storey of an apartment', 'labels.field.floor', flat],
    ['the plot of land', 'labels.field.plot', land],
    ['the price of any', 'labels.field.price', land],
    ['the deposit of a rent', 'property.verdict.title.deposit', house],
  ] as const)('is not %s', (_, label, property) => expect(isInapplicable(label, property)).toBe(false))
})
