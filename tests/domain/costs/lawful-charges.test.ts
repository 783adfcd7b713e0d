import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositExcess, isTenantFeeForbidden, lawfulCharges } from '#domain/costs/lawful-charges.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/compliance/compliance-rules.ts'
import { lawful } from '#tests/domain/compliance/lawful.ts'

const now = day('2026-11-20')
const rental = (charges: Property['charges'], of: Partial<Property> = {}): Property => ({
  ...lawful('flanders', 'rent'),
  charges,
  ...of,
})

describe('the deposit of a home', () => {
  test('is left out above the maximum of its region, in months or as an amount', () => {
    expect(lawfulCharges(rental({ depositMonths: 4 }), rules, now).depositMonths).toBeUndefined()
    const amount = rental({ deposit: euroCents(950 * 3 + 1) })
    expect(depositExcess(amount, rules, now)).toEqual({ field: 'deposit', months: 3, max: 3 })
    expect(lawfulCharges(amount, rules, now).deposit).toBeUndefined()
  })

  test('is never above it, whatever the record says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 9_000 }), (months, euro) => {
        const kept = lawfulCharges(
          rental({ depositMonths: months, deposit: euroCents(euro) }, { type: undefined, categories: [] }),
          rules,
          now,
        )
        expect(kept.depositMonths ?? 0).toBeLessThanOrEqual(3)
        expect(kept.deposit ?? 0).toBeLessThanOrEqual(3 * 95_000 + 50)
      }),
    )
  })

  test('has no maximum for a shop', () => {
    expect(lawfulCharges(rental({ depositMonths: 6 }, { type: 'shop' }), rules, now).depositMonths).toBe(6)
  })
})

describe('the agency’s fee', () => {
  test.each([
    ['flanders', 'house', true],
    ['flanders', 'shop', true],
    ['brussels', 'house', true],
    ['brussels', 'shop', false],
    ['wallonia', 'apartment', true],
    ['wallonia', 'officeSpace', false],
  ] as const)('in %s for a %s: may not be asked %s', (region, type, isForbidden) => {
    const property = { ...lawful(region, 'rent'), type, charges: { tenantCost: euroCents(500) } }
    expect(isTenantFeeForbidden(property, rules, now)).toBe(isForbidden)
    expect(lawfulCharges(property, rules, now).tenantCost === undefined).toBe(isForbidden)
  })
})
