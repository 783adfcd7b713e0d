import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financing, loanCosts, usualOwnMeans } from '#domain/costs/financing.ts'
import { homeMonth, type HomeMonth, type MonthChoice } from '#domain/costs/home-month.ts'
import { runningCosts } from '#domain/costs/month-costs.ts'
import { isRateFresh, type MonthSettings } from '#domain/costs/month-settings.ts'
import { purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { regions } from '#domain/place/region.ts'
import { type EuroCents, euroCents, sumOf } from '#domain/values/money.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { createProperty, day, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'

const rates = await Promise.all(regions.map((region) => publishedRates(region)))
const [flemish] = rates
if (flemish === undefined) throw new Error('no rates')
const regional = fc.constantFrom(...rates)
const euros = (min: number, max: number) => fc.integer({ min, max }).map((euro) => euroCents(euro))
const part = fc.option(euros(0, 500), { nil: undefined })

const home: fc.Arbitrary<HomeMonth> = fc.record({
  total: euros(50_000, 3_000_000),
  rates: regional,
  running: fc.tuple(part, part, part).map(([energy, tax, charges]) => [
    { name: 'energy' as const, amount: energy },
    { name: 'propertyTax' as const, amount: tax },
    { name: 'charges' as const, amount: charges },
  ]),
})
const choice = fc.record({
  ownMeans: euros(0, 3_000_000),
  years: fc.integer({ min: 10, max: 30 }),
  yearlyPercent: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100),
  isOwnHome: fc.boolean(),
})

function sumWith(of: HomeMonth, chosen: MonthChoice): EuroCents {
  const { month } = homeMonth(of, chosen)
  if (month === undefined) throw new Error('no month')
  return month.sum
}

describe('any month', () => {
  it('is the sum of its known parts, each as it is shown', () => {
    fc.assert(
      fc.property(home, choice, (of, chosen) => {
        const { month } = homeMonth(of, chosen)
        const amounts = (month?.parts ?? []).flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
        expect(amounts.every((amount) => amount % 100 === 0)).toBe(true)
        expect(month?.sum).toBe(sumOf(amounts))
        expect(month?.isWhole).toBe(amounts.length === 4)
      }),
    )
  })

  it('pays price, costs and the costs of the loan with own means and loan, to the euro', () => {
    fc.assert(
      fc.property(regional, euros(50_000, 3_000_000), euros(0, 3_000_000), (of, total, ownMeans) => {
        const { loan, loanCosts: costs } = financing(of, total, ownMeans)
        expect(costs).toBe(loanCosts(of, loan))
        expect(loan).toBe(total > ownMeans ? total + costs - ownMeans : 0)
      }),
    )
  })

  it('grows with price, rate and own means that are lacking; a longer loan costs less a month', () => {
    fc.assert(
      fc.property(home, choice, euros(1_000, 100_000), (of, chosen, more) => {
        const sum = sumWith(of, chosen)
        expect(sumWith({ ...of, total: sumOf([of.total, more]) }, chosen)).toBeGreaterThanOrEqual(sum)
        expect(sumWith(of, { ...chosen, ownMeans: sumOf([chosen.ownMeans, more]) })).toBeLessThanOrEqual(sum)
        expect(sumWith(of, { ...chosen, yearlyPercent: chosen.yearlyPercent + 1 })).toBeGreaterThanOrEqual(
          sum,
        )
        expect(sumWith(of, { ...chosen, years: chosen.years + 1 })).toBeLessThanOrEqual(sum)
      }),
    )
  })

  it('counts a loan as the rules of purchase costs do', () => {
    fc.assert(
      fc.property(regional, euros(50_000, 2_000_000), euros(1, 2_000_000), (of, price, loan) => {
        const bought = { price, kind: 'home', isOwnHome: false, energyClasses: 0 } as const
        const more = purchaseCosts(of, { ...bought, loan }).costs - purchaseCosts(of, bought).costs
        // Rounded to the euro here, and VAT to the cent on the sum there.
        expect(Math.abs(loanCosts(of, loan) - more)).toBeLessThanOrEqual(51)
      }),
    )
  })
})

describe('the month that a page opens with', () => {
  it('borrows at most nine tenths of the price, with own means in whole thousands', () => {
    const [price, total] = [euroCents(389_000), euroCents(439_647)]
    const ownMeans = usualOwnMeans(flemish, price, total)
    expect(ownMeans % 100_000).toBe(0)
    const { loan } = financing(flemish, total, ownMeans)
    expect(loan).toBeLessThanOrEqual(euroCents(350_100))
    expect(loan).toBeGreaterThan(euroCents(349_000))
  })

  it('has no sum without a rate, but the loan', () => {
    const of = { total: euroCents(200_000), rates: flemish, running: [] }
    const { loan, month } = homeMonth(of, { ownMeans: euroCents(50_000), years: 20, isOwnHome: false })
    expect(loan).toBeGreaterThan(euroCents(150_000))
    expect(month).toBeUndefined()
  })

  it.each([
    ['2026-11-27', true],
    ['2027-01-26', true],
    ['2027-01-27', false],
    ['2026-11-26', false],
  ])('reads a rate of 27 November on %s: %s', (on, isFresh) => {
    expect(isRateFresh({ readOn: day('2026-11-27') }, day(on))).toBe(isFresh)
  })
})

describe('what comes back each month', () => {
  const read = { readOn: day('2026-11-27'), source: everywhere('bron') }
  const settings: MonthSettings = {
    energy: [{ ...read, region: 'flanders', labels: [{ energyLabel: 'C', perSquareMetre: 0.9 }] }],
    propertyTax: [{ ...read, region: 'flanders', index: 2.3, percent: 46.5 }],
    insurance: { ...read, perSquareMetre: 0.21 },
  }
  const living = 164 as SquareMetres
  const house = createProperty({ surfaces: { living }, charges: { cadastralIncome: euroCents(745) } })
  const amounts = (of: Parameters<typeof runningCosts>[0], by = settings) =>
    Object.fromEntries(runningCosts(of, by).map(({ name, amount }) => [name, amount]))

  it('of a house: energy by label and living area, tax on the indexed income, insurance', () => {
    expect(amounts({ ...house, region: 'flanders', energyLabel: 'C' })).toEqual({
      energy: euroCents(living * 0.9),
      // 745 × 2.3 = 1,713.50, rounded 1,714; 46.5 % of it is 797.01 a year.
      propertyTax: euroCents(66.42),
      insurance: euroCents(living * 0.21),
    })
  })

  it('of a flat: its charges in place of the insurance, and the tax of the record before that of the index', () => {
    const charges = { chargesOwner: euroCents(140), propertyTax: euroCents(1200) }
    const flat = { ...house, type: 'apartment', charges } as const
    expect(amounts({ ...flat, region: 'flanders', energyLabel: 'C' })).toMatchObject({
      charges: euroCents(140),
      propertyTax: euroCents(100),
    })
  })

  it('is not known where the record or the agency does not say it', () => {
    const unknown = { energy: undefined, propertyTax: undefined, insurance: undefined }
    expect(
      amounts({ ...house, region: 'flanders', energyLabel: 'C' }, { energy: [], propertyTax: [] }),
    ).toEqual(unknown)
    expect(
      amounts({ ...house, surfaces: {}, charges: {}, region: 'flanders', energyLabel: undefined }),
    ).toEqual(unknown)
    expect(amounts({ ...house, region: 'wallonia', energyLabel: 'C' })).toMatchObject({
      energy: undefined,
      propertyTax: undefined,
    })
  })
})
