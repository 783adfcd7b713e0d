import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyOrRent, comparedYears } from '#domain/costs/buy-or-rent.ts'
import { loanPlan } from '#domain/costs/loan.ts'
import { euroCents } from '#domain/values/money.ts'

const euros = (min: number, max: number) => fc.integer({ min, max }).map((euro) => euroCents(euro))
const loan = fc.record({
  amount: euros(1_000, 2_000_000),
  yearlyPercent: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
})
const input = fc.record({
  costs: euros(0, 200_000),
  loan: fc.option(loan, { nil: undefined }),
  yearly: euros(0, 10_000),
  rent: euros(1, 5_000),
})

test('both begin with what is paid at once and never shrink', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { buying, renting } = buyOrRent(given)
      expect([buying[0], renting[0]]).toEqual([given.costs, 0])
      // A payment is rounded to the cent, so that a year may lack some cents.
      for (const gone of [buying, renting])
        expect(gone.every((amount, year) => year === 0 || amount >= (gone[year - 1] ?? 0) - 100)).toBe(true)
    }),
  )
})

test('a loan that is paid back has cost its interest', () => {
  fc.assert(
    fc.property(input, loan, (given, of) => {
      const { buying } = buyOrRent({ ...given, yearly: euroCents(0), loan: of })
      const { interest } = loanPlan(of)
      const last = (buying.at(-1) ?? 0) - given.costs
      const isPaid = of.years <= comparedYears
      expect(last).toBeGreaterThanOrEqual(isPaid ? interest : 0)
      expect(last).toBeLessThanOrEqual(isPaid ? interest : interest + 100)
    }),
  )
})

test('the crossing is the first year after which renting has cost more', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { buying, renting, crossing } = buyOrRent(given)
      const later = renting.map((rent, year) => rent >= (buying[year] ?? 0))
      expect(later.slice(1, crossing ?? comparedYears + 1)).not.toContain(true)
      expect(crossing === undefined || later[crossing]).toBe(true)
    }),
  )
})

test('a rent of 1,150 that rises by 2 % has cost 14,076 more in its second year', () => {
  const { renting } = buyOrRent({ costs: euroCents(0), rent: euroCents(1150) })
  expect(renting.slice(0, 3)).toEqual([0, euroCents(13_800), euroCents(27_876)])
})
