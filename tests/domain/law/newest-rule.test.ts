import { expect, test } from 'vitest'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const rule = (validFrom: string, validTo?: string) => ({
  checkedOn: day('2026-01-01'),
  source: '',
  validFrom: day(validFrom),
  validTo: validTo === undefined ? undefined : day(validTo),
})

test('of two rules in force the newer one holds, whichever the file lists first', () => {
  const old = rule('2020-01-01')
  const recent = rule('2024-01-01')
  expect(ruleInForce([old, recent], day('2026-11-20'))).toBe(recent)
  expect(ruleInForce([recent, old], day('2026-11-20'))).toBe(recent)
})

test('a rule holds from its first day to its last, both included', () => {
  const dated = rule('2024-01-01', '2025-12-31')
  const holds = (on: string) => ruleInForce([dated], day(on)) === dated
  expect(['2023-12-31', '2024-01-01', '2025-12-31', '2026-01-01'].map(holds)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
