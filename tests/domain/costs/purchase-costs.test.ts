import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import {
  type Purchase,
  type PurchaseCosts,
  purchaseCosts,
  purchaseKinds,
} from '#domain/costs/purchase-costs.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import { regions } from '#domain/place/region.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'

const rates = await Promise.all(regions.map((region) => publishedRates(region)))
const regional = fc.constantFrom(...rates)
const amount = fc.integer({ min: 1, max: 5_000_000_000 }).map((cents) => euroCents(cents / 100))
const purchase: fc.Arbitrary<Purchase> = fc.record({
  price: amount,
  kind: fc.constantFrom(...purchaseKinds),
  isOwnHome: fc.boolean(),
  energyClasses: fc.constantFrom(0, 2, 3, 4),
  loan: fc.option(amount, { nil: undefined }),
})

function partsOf({ tax, notaryFee, deedCosts, notaryVat, mortgage }: PurchaseCosts): readonly number[] {
  const ofLoan = mortgage === undefined ? [] : [mortgage.deedCosts, mortgage.duties]
  return [tax.amount, notaryFee, deedCosts, notaryVat, ...ofLoan]
}

describe('any purchase', () => {
  it('has parts that add up to the cent, none of them negative', () => {
    fc.assert(
      fc.property(regional, purchase, (of, bought) => {
        const costs = purchaseCosts(of, bought)
        const parts = partsOf(costs)
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(costs.costs).toBe(parts.reduce((sum, part) => sum + part, 0))
        expect(costs.total).toBe(bought.price + costs.costs)
      }),
    )
  })

  it('costs more for a higher price', () => {
    fc.assert(
      fc.property(regional, purchase, amount, (of, bought, other) => {
        const [low, high] = [bought.price, other]
          .toSorted((a, b) => a - b)
          .map((cents) => euroCents(cents / 100))
        if (low === undefined || high === undefined) return
        const at = (price: typeof low) => purchaseCosts(of, { ...bought, price }).costs
        expect(at(low)).toBeLessThanOrEqual(at(high))
      }),
    )
  })

  it('never costs more as an own home, nor with better energy', () => {
    fc.assert(
      fc.property(regional, purchase, (of, bought) => {
        const costs = (change: Partial<Purchase>) => purchaseCosts(of, { ...bought, ...change }).costs
        expect(costs({ isOwnHome: true })).toBeLessThanOrEqual(costs({ isOwnHome: false }))
        expect(costs({ isOwnHome: true, energyClasses: 4 })).toBeLessThanOrEqual(
          costs({ isOwnHome: true, energyClasses: 0 }),
        )
      }),
    )
  })
})

describe('a mortgage', () => {
  const [flanders] = rates
  const bought = { price: euroCents(300_000), kind: 'home', isOwnHome: false, energyClasses: 0 } as const
  const costs = (loan: number | undefined) => {
    if (flanders === undefined) throw new Error('no rates')
    const of: PurchaseRates = flanders
    return purchaseCosts(of, { ...bought, loan: loan === undefined ? undefined : euroCents(loan) })
  }

  it('costs its deed, 1 % registration and 0.3 % entry on 110 % of the loan, and VAT on the deed', () => {
    // 240,000 × 1.1 = 264,000; 1 % is 2,640 and 0.3 % is 792; 21 % of 550 is 115.50.
    expect(costs(240_000).mortgage).toEqual({ deedCosts: euroCents(550), duties: euroCents(3_432) })
    expect(costs(240_000).costs - costs(undefined).costs).toBe(euroCents(550 + 3_432 + 115.5))
  })

  it('of 0 costs nothing', () => expect(costs(0)).toEqual(costs(undefined)))
})

describe('the rates', () => {
  it('of Flanders require a stay of one year from 2026 on, not before', async () => {
    const terms = async (on: string) => (await publishedRates('flanders', on)).duty.ownHome.terms.nl
    expect(await terms('2025-12-31')).not.toContain('minstens een jaar')
    expect(await terms('2026-01-01')).toContain('minstens een jaar')
  })

  it.each(regions)('of %s each have a source', async (region) => {
    const { duty, vat, notary, mortgage } = await publishedRates(region)
    for (const { source, checkedOn } of [duty, vat, notary, mortgage]) {
      expect(URL.canParse(source)).toBe(true)
      expect(checkedOn >= '2026-01-01').toBe(true)
    }
  })

  it('are unknown before their publication', async () => {
    await expect(publishedRates('wallonia', '2010-01-01')).rejects.toThrow('no rates')
  })
})
