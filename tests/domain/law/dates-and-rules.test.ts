import { describe, expect, test } from 'vitest'
import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import { depositMaxMonths } from '#domain/costs/deposit.ts'
import { addMonths, addYears } from '#domain/values/plain-date.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/costs/rules-fixture.ts'

describe('the highest rental deposit', () => {
  test.each([
    ['flanders', 3],
    ['brussels', 2],
    ['wallonia', 2],
    [undefined, undefined],
  ] as const)('in %s: %s months', (region, months) => {
    expect(depositMaxMonths(rules, region, day('2026-11-20'))).toBe(months)
  })
})

describe('regionalRuleInForce', () => {
  test('returns the newer of two rules in force, in any order', () => {
    const dated = { region: 'flanders', checkedOn: day('2026-01-01'), source: '' } as const
    const old = { ...dated, validFrom: day('2020-01-01'), maxMonths: 2 }
    const recent = { ...dated, validFrom: day('2024-01-01'), maxMonths: 3 }
    expect(regionalRuleInForce([recent, old], 'flanders', day('2026-11-20'))).toBe(recent)
    expect(regionalRuleInForce([old, recent], 'flanders', day('2023-12-31'))).toBe(old)
    expect(regionalRuleInForce([old, recent], 'wallonia', day('2026-11-20'))).toBeUndefined()
  })
})

describe('plain dates', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', -12, '2025-11-20'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2028-03-31', -1, '2028-02-29'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to)
  })

  test('adding years keeps the day', () => {
    expect(addYears(day('2026-11-20'), 6)).toBe('2032-11-20')
  })
})
