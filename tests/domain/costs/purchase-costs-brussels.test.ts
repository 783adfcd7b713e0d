import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { type PurchaseKind, purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'

const rates = await publishedRates('brussels')

/**
 * In euro. Duty: 12.5 % of what is taxed. Only home: 200,000 less up to a price of 600,000, and 25,000 less for each of two to four
 * classes; a plot 100,000 less up to 300,000. VAT: 21 %, or 6 % after demolition.
 * Fee: 4.56 % of the first 7,500, 2.85 % of the next 10,000, 2.28 % of 12,500, 1.71 % of 15,495, 1.14 % of 18,600, 0.57 % of
 * 186,000, 0.057 % of the rest. Costs: tax + fee + 750 + 21 % of (fee + 750), each rounded to the cent.
 */
type Case = readonly [
  price: number,
  kind: PurchaseKind,
  isOwnHome: boolean,
  energyClasses: number,
  taxed: number,
  tax: number,
  fee: number,
  costs: number,
]

// prettier-ignore
const cases: readonly Case[] = [
  [0.01, 'home', false, 0, 0.01, 0, 0, 907.50],
  [6_000, 'home', true, 0, 0, 0, 273.60, 1_238.56],
  [17_500, 'home', false, 0, 17_500, 2_187.50, 627, 3_853.67],
  [45_495, 'home', true, 0, 0, 0, 1_176.96, 2_331.62],
  [100_000, 'home', false, 0, 100_000, 12_500, 1_593.66, 15_335.83],
  [100_000, 'home', true, 0, 0, 0, 1_593.66, 2_835.83],
  [199_999.99, 'home', true, 0, 0, 0, 2_163.66, 3_525.53],
  [200_000, 'home', true, 0, 0, 0, 2_163.66, 3_525.53],
  [200_000.01, 'home', true, 0, 0.01, 0, 2_163.66, 3_525.53],
  [200_000.04, 'home', true, 0, 0.04, 0.01, 2_163.66, 3_525.54],
  [225_000, 'home', false, 0, 225_000, 28_125, 2_306.16, 31_822.95],
  [249_000, 'home', true, 2, 0, 0, 2_442.96, 3_863.48],
  [250_000, 'home', true, 2, 0, 0, 2_448.66, 3_870.38],
  [250_000, 'home', true, 0, 50_000, 6_250, 2_448.66, 10_120.38],
  [275_000, 'home', true, 3, 0, 0, 2_463.40, 3_888.21],
  [300_000, 'home', false, 0, 300_000, 37_500, 2_477.65, 41_405.46],
  [300_000, 'home', true, 0, 100_000, 12_500, 2_477.65, 16_405.46],
  [300_000, 'home', true, 4, 0, 0, 2_477.65, 3_905.46],
  [325_000, 'home', true, 2, 75_000, 9_375, 2_491.90, 13_297.70],
  [350_000, 'home', true, 3, 75_000, 9_375, 2_506.15, 13_314.94],
  [389_000, 'home', false, 0, 389_000, 48_625, 2_528.38, 52_591.84],
  [389_000, 'home', true, 0, 189_000, 23_625, 2_528.38, 27_591.84],
  [389_000, 'home', false, 4, 389_000, 48_625, 2_528.38, 52_591.84],
  [389_000, 'home', true, 4, 89_000, 11_125, 2_528.38, 15_091.84],
  [425_000, 'home', true, 1, 225_000, 28_125, 2_548.90, 32_116.67],
  [480_000, 'home', true, 0, 280_000, 35_000, 2_580.25, 39_029.60],
  [555_555.55, 'home', true, 3, 280_555.55, 35_069.44, 2_623.32, 39_151.16],
  [600_000, 'home', true, 0, 400_000, 50_000, 2_648.65, 54_112.37],
  [600_000, 'home', true, 4, 300_000, 37_500, 2_648.65, 41_612.37],
  [600_000.01, 'home', true, 0, 600_000.01, 75_000, 2_648.65, 79_112.37],
  [650_000, 'home', true, 4, 650_000, 81_250, 2_677.15, 85_396.85],
  [895_000, 'home', false, 0, 895_000, 111_875, 2_816.80, 116_190.83],
  [90_000, 'plot', true, 0, 0, 0, 1_536.66, 2_766.86],
  [150_000, 'plot', false, 0, 150_000, 18_750, 1_878.66, 21_930.68],
  [150_000, 'plot', true, 0, 50_000, 6_250, 1_878.66, 9_430.68],
  [150_000, 'plot', true, 4, 50_000, 6_250, 1_878.66, 9_430.68],
  [300_000, 'plot', true, 0, 200_000, 25_000, 2_477.65, 28_905.46],
  [300_000.01, 'plot', true, 0, 300_000.01, 37_500, 2_477.65, 41_405.46],
  [340_000, 'newBuild', true, 0, 340_000, 71_400, 2_500.45, 75_333.04],
  [275_000, 'rebuild', true, 0, 275_000, 16_500, 2_463.40, 20_388.21],
]

describe('buying in Brussels', () => {
  it('is tested with forty purchases', () => expect(cases).toHaveLength(40))

  it.each(cases)(
    'for %d euro, %s, own %s, %d classes',
    (price, kind, isOwnHome, energyClasses, taxed, tax, fee, costs) => {
      const bought = purchaseCosts(rates, { price: euroCents(price), kind, isOwnHome, energyClasses })
      expect({
        taxed: (euroCents(price) - bought.tax.exempt) / 100,
        tax: bought.tax.amount / 100,
        fee: bought.notaryFee / 100,
        costs: bought.costs / 100,
      }).toEqual({ taxed, tax, fee, costs })
    },
  )
})
