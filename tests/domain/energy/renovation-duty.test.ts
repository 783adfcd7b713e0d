import { describe, expect, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { renovationTerm } from '#domain/energy/renovation-duty.ts'
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/costs/rules-fixture.ts'

const today = day('2026-11-20')
const poor = { energy: { state: 'present', label: 'F' } } as const

function yearsOf(overrides: Partial<Property>, on = today): number | undefined {
  return renovationTerm(createProperty({ ...poor, ...overrides }), rules, on)?.years
}

describe('renovationTerm', () => {
  test('a house with label E or F must be renovated within six years of the deed', () => {
    const term = renovationTerm(createProperty(poor), rules, today)
    expect(term?.years).toBe(6)
    expect(term?.target).toBe('D')
    expect(term?.deadlineFrom(day('2026-11-20'))).toBe('2032-11-20')
    expect(yearsOf({ energy: { state: 'present', label: 'E' } })).toBe(6)
  })

  test('the score counts when the certificate has no label', () => {
    expect(yearsOf({ energy: { state: 'present', scoreKwhPerM2Year: 612 } })).toBe(6)
  })

  test.each([
    ['2022-12-31', undefined],
    ['2023-01-01', 5],
    ['2025-12-11', 5],
    ['2025-12-12', 6],
  ])('on %s the law said %s years', (on, years) => {
    expect(yearsOf({}, day(on))).toBe(years)
  })

  test('a deed before the first day has no duty, even when the rule is in force', () => {
    const later = rules.renovationDuties.map((duty) => ({ ...duty, deedFrom: day('2026-12-01') }))
    const term = (on: string) =>
      renovationTerm(createProperty(poor), { ...rules, renovationDuties: later }, day(on))
    expect(term('2026-11-30')).toBeUndefined()
    expect(term('2026-12-01')?.years).toBe(6)
  })

  test('a deed on 29 February has its deadline on the 28th in other years', () => {
    const term = renovationTerm(createProperty(poor), rules, day('2028-02-29'))
    expect(term?.deadlineFrom(day('2028-02-29'))).toBe('2034-02-28')
  })

  test.each<[string, Partial<Property>]>([
    ['for rent', { goal: 'rent' }],
    ['land', { type: 'buildingPlot' }],
    ['a shop', { type: 'shop' }],
    ['a building with several homes', { type: 'apartmentBuilding' }],
    ['label D', { energy: { state: 'present', label: 'D' } }],
    ['no certificate', { energy: { state: 'requested' } }],
    ['in Brussels', { address: { kind: 'hidden', town: { ...berlare, zip: '1080' } } }],
    ['in Wallonia', { address: { kind: 'hidden', town: { ...berlare, zip: '7500' } } }],
    ['in the Netherlands', { address: { kind: 'hidden', town: { ...berlare, zip: '4561', country: 'NL' } } }],
  ])('there is none: %s', (_, overrides) => {
    expect(yearsOf(overrides)).toBeUndefined()
  })
})
