import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, sumOf, wholeEuro } from '#domain/values/money.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import type { Property } from '#domain/listing/property.ts'
import { type PurchaseCosts, purchaseCosts, type PurchaseKind } from '#domain/costs/purchase-costs.ts'
import {
  isOwnHomeToBe,
  isTaxUnsaid,
  ownTotal,
  purchaseKind,
  purchasePrice,
} from '#domain/costs/purchase-kind.ts'
import { type PurchaseRates, purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { ownHomeDuty } from '#domain/costs/registration-duty.ts'
import { formatDate, formatPercent } from '#i18n/format.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatCalculation } from '#islands/calculator/calculation-query.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { sourceHost } from '#views/calculator/sources.ts'
import type { Page } from '#views/kit/page.ts'
import type { SourceView } from '#views/kit/source.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formatPrice } from '#views/listing/price.ts'
import { type Row, row } from '#views/kit/rows.ts'

/** Estimated purchase costs of a listing, and a link to the calculator. */
export type EstimateView = Readonly<{
  /** What it comes to: as the buyer's only home where that is less, and else. */
  sums: readonly Row[]
  /** What the sums are made of, besides the price. */
  rows: readonly Row[]
  /** The lowest of the sums. */
  lowest?: EuroCents
  note?: string
  source?: SourceView
  link?: Readonly<{ href: string; words: string }>
}>

/**
 * Returns an estimate for a listing; without sums when its record has its own figures, undefined when none is possible.
 */
export function viewEstimate({ context, locale, t }: Page, property: Property): EstimateView | undefined {
  const region = regionOfZip(property.address.town.zip, property.address.town.country)
  const rates = purchaseRates(context.catalogue.rules, region, context.now)
  const price = purchasePrice(property)
  if (region === undefined || rates === undefined || price === undefined) return undefined
  const kind = purchaseKind(property)
  const path = optionalPath(context, calculatorKey(), locale)
  const query = formatCalculation({ region, kind, price, isOwnHome: false, energyClasses: 0 })
  const isWithVat = kind === 'newBuild' || kind === 'rebuild'
  // The calculator takes one tax for the whole price.
  const isSplit = isWithVat && property.charges.landShare !== undefined
  const link =
    path === undefined || isSplit ? undefined : { href: path + query, words: t('costs.listing.calculate') }
  if (hasOwnFigures(property)) return { sums: [], rows: [], link }
  const bought = { rates, price, kind, isFlemish: region === 'flanders' }
  const { source, checkedOn } = isWithVat && !isSplit ? rates.vat : rates.duty
  const isUnsaid = isTaxUnsaid(property, context.catalogue.rules, context.now)
  return {
    ...(isWithVat ? vatEstimate(property, bought, locale, t) : dutyEstimate(property, bought, locale, t)),
    note: isUnsaid ? t('costs.listing.maybeVat') : undefined,
    source: {
      words: t('costs.listing.note', { source: sourceHost(source), date: formatDate(checkedOn, locale) }),
    },
    link,
  }
}

type Estimated = Pick<EstimateView, 'sums' | 'rows' | 'lowest'>

/** Returns what a new building costs with VAT: the tax where the record lacks it, the duty on its land, notary and total. */
function vatEstimate(
  property: Property,
  { rates, price, kind, isFlemish }: Bought,
  locale: Locale,
  t: Translate,
): Estimated {
  const { landShare, vatBuilding } = property.charges
  const costs = purchaseCosts(rates, { price, kind, isOwnHome: false, energyClasses: 0, landShare })
  const words = amountWords(property, locale, t)
  const percent = (value: number) => formatPercent(value, locale)
  return {
    sums: row(t('costs.listing.allVat'), words(costs.total)),
    lowest: costs.total,
    rows: [
      ...(vatBuilding === undefined
        ? row(t('costs.listing.vat', { percent: percent(costs.tax.percent) }), words(costs.tax.amount))
        : []),
      ...(costs.landDuty === undefined
        ? []
        : row(
            t('costs.listing.landDuty', {
              duty: t(dutyName(isFlemish)),
              percent: percent(costs.landDuty.percent),
            }),
            words(costs.landDuty.amount),
          )),
      ...row(t('costs.listing.notary'), words(notaryOf(costs))),
    ],
  }
}

function dutyName(
  isFlemish: boolean,
): 'labels.field.registrationDutyFlanders' | 'labels.field.registrationDuty' {
  return isFlemish ? 'labels.field.registrationDutyFlanders' : 'labels.field.registrationDuty'
}

/** Returns what writes an amount; of a lowest price only the lowest costs are known. */
function amountWords(property: Property, locale: Locale, t: Translate): (amount: EuroCents) => string {
  const asked = askedPrice(property)
  const isFrom = asked?.kind === 'sale' && asked.isFrom
  return (amount) => formatPrice({ kind: 'sale', amount: wholeEuro(amount), isFrom }, locale, t)
}

/** Whether the record has its own cost figures, which take precedence over an estimate. */
function hasOwnFigures({ charges }: Property): boolean {
  const { registrationDuty, notaryFee, notaryFeeInclVat } = charges
  return [ownTotal(charges), registrationDuty, notaryFee, notaryFeeInclVat].some(
    (figure) => figure !== undefined,
  )
}

type Bought = Readonly<{ rates: PurchaseRates; price: EuroCents; kind: PurchaseKind; isFlemish: boolean }>

function dutyEstimate(
  property: Property,
  { rates, price, kind, isFlemish }: Bought,
  locale: Locale,
  t: Translate,
): Estimated {
  const own =
    isOwnHomeToBe(property) && (kind === 'home' || kind === 'plot')
      ? ownHomeDuty(rates.duty, { kind, price })
      : undefined
  const costs = (isOwnHome: boolean) => purchaseCosts(rates, { price, kind, isOwnHome, energyClasses: 0 })
  const words = amountWords(property, locale, t)
  const [ordinary, asOwn] = [costs(false), costs(true)]
  const percent = formatPercent(rates.duty.percent, locale)
  const dutyLabel = t(dutyName(isFlemish))
  const notary = row(t('costs.listing.notary'), words(notaryOf(ordinary)))
  if (own === undefined) {
    return {
      sums: row(
        t('costs.listing.all', { duty: inSentence(dutyLabel, locale), percent }),
        words(ordinary.total),
      ),
      lowest: ordinary.total,
      rows: [...row(dutyLabel, words(ordinary.tax.amount)), ...notary],
    }
  }
  const ownLabel =
    own.exempt === undefined
      ? t('costs.listing.own', { percent: formatPercent(own.percent, locale) })
      : t('costs.listing.ownExempt')
  const either = t('costs.listing.either', {
    one: words(asOwn.tax.amount),
    other: words(ordinary.tax.amount),
  })
  return {
    sums: [
      ...row(ownLabel, words(asOwn.total)),
      ...row(t('costs.listing.other', { percent }), words(ordinary.total)),
    ],
    lowest: asOwn.total,
    rows: [...row(dutyLabel, either), ...notary],
  }
}

/** Returns the notary's fee, the costs of the deed and the VAT on both. */
export function notaryOf({ notaryFee, deedCosts, notaryVat }: PurchaseCosts): EuroCents {
  return sumOf([notaryFee, deedCosts, notaryVat])
}
