import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanPlan } from '#domain/costs/loan.ts'
import { euroCents } from '#domain/values/money.ts'

/** Repays a loan month by month and returns the balance at the end, in cents. */
function leftAfter(amount: number, yearlyPercent: number, monthly: number, months: number): number {
  const growth = (1 + yearlyPercent / 100) ** (1 / 12)
  let left = amount
  for (let month = 0; month < months; month += 1) left = left * growth - monthly
  return left
}

describe('a loan', () => {
  // Calculated with the twelfth root of the yearly rate: 1.03^(1/12) − 1 = 0.2466 % per month.
  it.each([
    [200_000, 3, 20, 1105.15],
    [100_000, 0, 10, 833.33],
    [250_000, 3.25, 25, 1212.04],
    [150_000, 4.5, 15, 1140.58],
    [1_200, 0, 1, 100],
  ])('of %s euro at %s percent over %s years costs %s a month', (amount, yearlyPercent, years, monthly) => {
    expect(loanPlan({ amount: euroCents(amount), yearlyPercent, years }).monthly).toBe(euroCents(monthly))
  })

  it('is paid back by its monthly payments, with rounding of at most half a cent per month', () => {
    const loan = fc.record({
      amount: fc.integer({ min: 1_000, max: 5_000_000 }).map((euro) => euroCents(euro)),
      yearlyPercent: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
      years: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(loan, ({ amount, yearlyPercent, years }) => {
        const { monthly, months, total, interest } = loanPlan({ amount, yearlyPercent, years })
        const rounding = months * (1 + yearlyPercent / 100) ** years
        expect(Math.abs(leftAfter(amount, yearlyPercent, monthly, months))).toBeLessThan(rounding + 1)
        expect(total).toBe(amount + interest)
        expect(interest).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    [3, 0],
    [-1, 20],
    [Number.NaN, 20],
    [3, Number.NaN],
  ])('of %s percent over %s years is none', (yearlyPercent, years) => {
    expect(() => loanPlan({ amount: euroCents(1), yearlyPercent, years })).toThrow(RangeError)
  })
})
