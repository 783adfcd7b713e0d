import { offeredUnits } from '#domain/listing/availability.ts'
import { askedUnitPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import { purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, wholeEuro } from '#domain/values/money.ts'
import { formatDate, formatMoney, formatPercent } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatCalculation } from '#islands/calculator/calculation-query.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { sourceHost } from '#views/calculator/sources.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { row } from '#views/kit/rows.ts'
import { unitTitle } from '#views/listing/title.ts'
import type { CostsView } from '#views/property/costs.ts'
import { notaryOf, shownTotal } from '#views/property/estimate.ts'
import { byPrice } from './unit-rows.ts'

/** What the cheapest unit comes to, worked out, and one sentence that says so. */
export type UnitCosts = CostsView & Readonly<{ worked: string }>

/** Returns what the cheapest unit with a published price costs with VAT on all of it; undefined when nothing can be said. */
export function viewUnitCosts({ context, locale, t }: Page, project: Project): UnitCosts | undefined {
  const region = regionOfZip(project.address.town.zip, project.address.town.country)
  const rates = purchaseRates(context.catalogue.rules, region, context.now)
  const [unit] = byPrice(project, offeredUnits(project))
  const price = unit && comparablePrice(askedUnitPrice(project, unit))?.from
  if (region === undefined || rates === undefined || unit === undefined || price === undefined)
    return undefined
  const purchase = { price, kind: 'newBuild', isOwnHome: false, energyClasses: 0 } as const
  const costs = purchaseCosts(rates, purchase)
  const money = (amount: EuroCents) => formatMoney(wholeEuro(amount), locale)
  const path = optionalPath(context, calculatorKey(), locale)
  const { source, checkedOn } = rates.vat
  return {
    title: t('project.sections.costs'),
    worked: t('project.worked', { unit: sayUnit(unit, locale, t), amount: money(shownTotal(price, costs)) }),
    sums: [
      ...row(t('project.priceOf', { unit: unitTitle(unit, t) }), money(price)),
      ...row(t('project.inTotal'), money(shownTotal(price, costs))),
    ],
    rows: [
      ...row(
        t('project.vatWhole', { percent: formatPercent(costs.tax.percent, locale) }),
        money(costs.tax.amount),
      ),
      ...row(t('costs.listing.notary'), money(notaryOf(costs))),
    ],
    notes: [t('project.costsNote')],
    calculate:
      path === undefined
        ? undefined
        : { href: path + formatCalculation({ region, ...purchase }), words: t('costs.listing.calculate') },
    source: {
      words: t('costs.listing.note', { source: sourceHost(source), date: formatDate(checkedOn, locale) }),
    },
  }
}

/** Returns what a unit is called within a sentence: `appartement A0.03`, `lot 10`. */
function sayUnit(unit: Unit, locale: Locale, t: Translate): string {
  return /^\d+$/.test(unit.lot)
    ? t('project.lotNamed', { lot: unit.lot })
    : inSentence(unitTitle(unit, t), locale)
}
