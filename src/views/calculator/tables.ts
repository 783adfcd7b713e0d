import type { Locale } from '#domain/values/locale.ts'
import { euroCents, wholeEuro } from '#domain/values/money.ts'
import { purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RegionalRates } from './rates.ts'

/** Costs on top of a price in one region, computed at build time: with and without the rate for an own home. */
export type CostTable = Readonly<{
  caption: string
  rows: readonly Readonly<{ price: string; ordinary: string; own: string }>[]
}>

/** Usual prices of homes, in euro. */
const prices = [150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000]

/** Returns the purchase costs of an existing home without a loan, for each region and each usual price. */
export function viewCostTables(rates: RegionalRates, locale: Locale, t: Translate): readonly CostTable[] {
  return rates.map(({ region, rates: regional }) => ({
    caption: t(`costs.region.${region}`),
    rows: prices.map((euro) => {
      const price = euroCents(euro)
      const costs = (isOwnHome: boolean) => {
        const purchase = { price, kind: 'home', isOwnHome, energyClasses: 0 } as const
        return formatMoney(wholeEuro(purchaseCosts(regional, purchase).costs), locale)
      }
      return { price: formatMoney(price, locale), ordinary: costs(false), own: costs(true) }
    }),
  }))
}
