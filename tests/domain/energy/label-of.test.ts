import { expect, test } from 'vitest'
import { energyLabelOf } from '#domain/energy/energy.ts'
import type { Property } from '#domain/listing/property.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/costs/rules-fixture.ts'

const labelOf = (overrides: Partial<Property>) =>
  energyLabelOf(
    createProperty({ energy: { state: 'present', scoreKwhPerM2Year: 240 }, ...overrides }),
    rules,
    day('2026-11-20'),
  )

test('the label of a home is read from its score where the certificate names none', () => {
  expect(labelOf({})).toBe('C')
  expect(labelOf({ energy: { state: 'present', label: 'B', scoreKwhPerM2Year: 240 } })).toBe('B')
  expect(labelOf({ energy: { state: 'present' } })).toBeUndefined()
})

test('a listing of unknown type is read as a home, a shop is not', () => {
  expect(labelOf({ type: undefined, categories: [] })).toBe('C')
  expect(labelOf({ type: 'shop' })).toBeUndefined()
})

test('a home that needs no certificate has no label, whatever else its record says', () => {
  const energy = { state: 'notApplicable', label: 'B', scoreKwhPerM2Year: 240 } as const
  expect(labelOf({ energy })).toBeUndefined()
})
