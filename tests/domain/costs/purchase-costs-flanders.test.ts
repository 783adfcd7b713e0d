import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { type PurchaseKind, purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'

const rates = await publishedRates('flanders')

/**
 * In euro. Sale duty: 12 %, or 2 % for the only home; a plot pays 12 %. VAT: 21 %, or 6 % after demolition.
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
  [0.01, 'home', false, 12, 0, 0, 907.50],
  [1, 'home', true, 2, 0.02, 0.05, 907.58],
  [5_000, 'home', false, 12, 600, 228, 1_783.38],
  [7_500, 'home', false, 12, 900, 342, 2_221.32],
  [7_500.01, 'home', false, 12, 900, 342, 2_221.32],
  [17_500, 'home', true, 2, 350, 627, 2_016.17],
  [17_500.50, 'home', false, 12, 2_100.06, 627.01, 3_766.24],
  [30_000, 'home', false, 12, 3_600, 912, 5_611.02],
  [45_495, 'home', true, 2, 909.90, 1_176.96, 3_241.52],
  [45_495.99, 'home', false, 12, 5_459.52, 1_176.98, 7_791.17],
  [64_095, 'home', false, 12, 7_691.40, 1_389, 10_279.59],
  [64_095, 'home', true, 2, 1_281.90, 1_389, 3_870.09],
  [65_000, 'home', false, 12, 7_800, 1_394.16, 10_394.43],
  [99_999.99, 'home', true, 2, 2_000, 1_593.66, 4_835.83],
  [100_000, 'home', false, 12, 12_000, 1_593.66, 14_835.83],
  [125_000, 'home', true, 2, 2_500, 1_736.16, 5_508.25],
  [150_000, 'home', false, 12, 18_000, 1_878.66, 21_180.68],
  [175_000, 'home', true, 2, 3_500, 2_021.16, 6_853.10],
  [199_000, 'home', false, 12, 23_880, 2_157.96, 27_398.63],
  [220_000, 'home', true, 2, 4_400, 2_277.66, 8_063.47],
  [245_000, 'home', false, 12, 29_400, 2_420.16, 33_235.89],
  [250_095, 'home', true, 2, 5_001.90, 2_449.20, 8_872.93],
  [250_095.01, 'home', false, 12, 30_011.40, 2_449.20, 33_882.43],
  [265_000, 'home', true, 2, 5_300, 2_457.70, 9_181.32],
  [289_000, 'home', false, 12, 34_680, 2_471.38, 38_577.87],
  [289_000, 'home', true, 2, 5_780, 2_471.38, 9_677.87],
  [325_000, 'home', false, 12, 39_000, 2_491.90, 42_922.70],
  [389_000, 'home', false, 12, 46_680, 2_528.38, 50_646.84],
  [389_000, 'home', true, 2, 7_780, 2_528.38, 11_746.84],
  [450_000, 'home', true, 2, 9_000, 2_563.15, 13_008.91],
  [612_345.67, 'home', false, 12, 73_481.48, 2_655.69, 77_602.36],
  [750_000, 'home', true, 2, 15_000, 2_734.15, 19_215.82],
  [1_250_000, 'home', false, 12, 150_000, 3_019.15, 154_560.67],
  [95_000, 'plot', false, 12, 11_400, 1_565.16, 14_201.34],
  [95_000, 'plot', true, 12, 11_400, 1_565.16, 14_201.34],
  [180_000, 'plot', false, 12, 21_600, 2_049.66, 24_987.59],
  [255_000, 'newBuild', false, 21, 53_550, 2_452, 57_424.42],
  [255_000, 'newBuild', true, 21, 53_550, 2_452, 57_424.42],
  [310_000, 'rebuild', true, 6, 18_600, 2_483.35, 22_512.35],
  [420_000.40, 'rebuild', false, 6, 25_200.02, 2_546.05, 29_188.24],
]

describe('buying in Flanders', () => {
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
