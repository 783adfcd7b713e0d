import type { Region } from '#domain/place/place.ts'
import { type PurchaseRates, purchaseRates } from '#domain/costs/purchase-rates.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'

/** Returns the rates of `data/rules.json` in a region on a day. */
export async function publishedRates(region: Region, on = '2026-11-20'): Promise<PurchaseRates> {
  const rates = purchaseRates(await loadOwnRules(), region, day(on))
  if (rates === undefined) throw new Error(`no rates of ${region} on ${on}`)
  return rates
}
