import { expect, test } from 'vitest'
import { euroCents, percentOf, wholeEuro } from '#domain/values/money.ts'

test('a percentage has up to three decimals, and the result is rounded half up to the cent', () => {
  expect(percentOf(euroCents(389_000), 12.5)).toBe(4_862_500)
  expect(percentOf(euroCents(100_000), 0.125)).toBe(12_500)
  expect(percentOf(euroCents(0.5), 1)).toBe(1)
  expect(() => percentOf(euroCents(1), -1)).toThrow(RangeError)
})

test('a whole euro is rounded half up', () => {
  expect(wholeEuro(euroCents(1.5))).toBe(200)
  expect(wholeEuro(euroCents(1.49))).toBe(100)
})
