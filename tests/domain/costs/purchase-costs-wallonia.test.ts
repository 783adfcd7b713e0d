import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { type PurchaseKind, purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'

const rates = await publishedRates('wallonia')

/**
 * In euro. Duty: 12.5 %, or 3 % for the only home, a plot too. VAT: 21 %, or 6 % after demolition.
 * Fee: 4.56 % of the first 7,500, 2.85 % of the next 10,000, 2.28 % of 12,500, 1.71 % of 15,495, 1.14 % of 18,600, 0.57 % of
 * 186,000, 0.057 % of the rest. Costs: tax + fee + 750 + 21 % of (fee + 750), each rounded to the cent.
 */
type Case = readonly [
  price: number,
  kind: PurchaseKind,
  isOwnHome: boolean,
  percent: number,
  tax: number,
  fee: number,
  costs: number,
]

// prettier-ignore
const cases: readonly Case[] = [
  [0.01, 'home', false, 12.5, 0, 0, 907.50],
  [2_500, 'home', true, 3, 75, 114, 1_120.44],
  [7_500, 'home', false, 12.5, 937.50, 342, 2_258.82],
  [17_500, 'home', true, 3, 525, 627, 2_191.17],
  [30_000, 'home', false, 12.5, 3_750, 912, 5_761.02],
  [45_495, 'home', false, 12.5, 5_686.88, 1_176.96, 8_018.50],
  [64_095, 'home', true, 3, 1_922.85, 1_389, 4_511.04],
  [79_000, 'home', false, 12.5, 9_875, 1_473.96, 12_565.99],
  [79_000, 'home', true, 3, 2_370, 1_473.96, 5_060.99],
  [95_500, 'home', true, 3, 2_865, 1_568.01, 5_669.79],
  [110_000, 'home', false, 12.5, 13_750, 1_650.66, 16_654.80],
  [129_999.99, 'home', true, 3, 3_900, 1_764.66, 6_942.74],
  [145_000, 'home', false, 12.5, 18_125, 1_850.16, 21_271.19],
  [145_000, 'home', true, 3, 4_350, 1_850.16, 7_496.19],
  [168_000, 'home', false, 12.5, 21_000, 1_981.26, 24_304.82],
  [175_000, 'home', true, 3, 5_250, 2_021.16, 8_603.10],
  [189_500, 'home', false, 12.5, 23_687.50, 2_103.81, 27_140.61],
  [199_000, 'home', true, 3, 5_970, 2_157.96, 9_488.63],
  [215_000, 'home', false, 12.5, 26_875, 2_249.16, 30_503.98],
  [235_000, 'home', true, 3, 7_050, 2_363.16, 10_816.92],
  [249_999, 'home', false, 12.5, 31_249.88, 2_448.66, 35_120.26],
  [250_095, 'home', false, 12.5, 31_261.88, 2_449.20, 35_132.91],
  [250_095.01, 'home', true, 3, 7_502.85, 2_449.20, 11_373.88],
  [265_000, 'home', false, 12.5, 33_125, 2_457.70, 37_006.32],
  [289_000, 'home', false, 12.5, 36_125, 2_471.38, 40_022.87],
  [289_000, 'home', true, 3, 8_670, 2_471.38, 12_567.87],
  [310_000, 'home', true, 3, 9_300, 2_483.35, 13_212.35],
  [345_678.90, 'home', false, 12.5, 43_209.86, 2_503.69, 47_146.82],
  [389_000, 'home', false, 12.5, 48_625, 2_528.38, 52_591.84],
  [389_000, 'home', true, 3, 11_670, 2_528.38, 15_636.84],
  [495_000, 'home', true, 3, 14_850, 2_588.80, 18_889.95],
  [640_000, 'home', false, 12.5, 80_000, 2_671.45, 84_139.95],
  [985_000, 'home', true, 3, 29_550, 2_868.10, 33_927.90],
  [1_500_000, 'home', false, 12.5, 187_500, 3_161.65, 192_233.10],
  [62_000, 'plot', false, 12.5, 7_750, 1_365.12, 10_309.30],
  [62_000, 'plot', true, 3, 1_860, 1_365.12, 4_419.30],
  [120_000, 'plot', true, 3, 3_600, 1_707.66, 6_573.77],
  [260_000, 'newBuild', false, 21, 54_600, 2_454.85, 58_477.87],
  [260_000, 'rebuild', true, 6, 15_600, 2_454.85, 19_477.87],
  [333_333.33, 'newBuild', true, 21, 70_000, 2_496.65, 73_928.45],
]

describe('buying in Wallonia', () => {
  it('is tested with forty purchases', () => expect(cases).toHaveLength(40))

  it.each(cases)('for %d euro, %s, own %s', (price, kind, isOwnHome, percent, tax, fee, costs) => {
    const bought = purchaseCosts(rates, { price: euroCents(price), kind, isOwnHome, energyClasses: 0 })
    expect({
      percent: bought.tax.percent,
      tax: bought.tax.amount / 100,
      fee: bought.notaryFee / 100,
      costs: bought.costs / 100,
    }).toEqual({ percent, tax, fee, costs })
  })
})
