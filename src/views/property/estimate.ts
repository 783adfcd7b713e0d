import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, euroCents, sumOf, wholeEuro } from '#domain/values/money.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { isWithVat, type StatedVat, statedVat } from '#domain/costs/stated-vat.ts'
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
  /** What it comes to, and as the buyer's only home where that is less. */
  sums: readonly Row[]
  /** What the sums are made of, besides the price. */
  rows: readonly Row[]
  /** What it comes to for any buyer, so that no reduction is promised. */
  ordinary?: EuroCents
  /** What it comes to as the buyer's only home, where that is less. */
  own?: EuroCents
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
  const usualVat = kind === 'rebuild' ? rates.vat.rebuildPercent : rates.vat.percent
  const vat = isWithVat(property.charges) ? statedVat(property.charges, price, rates.vat) : undefined
  if (vat === undefined && isWithVat(property.charges)) return { sums: [], rows: [] }
  const path = optionalPath(context, calculatorKey(), locale)
  const query = formatCalculation({ region, kind, price, isOwnHome: false, energyClasses: 0 })
  // The calculator takes one tax of the usual rate for the whole price.
  const isUsual = vat === undefined || (vat.landShare === undefined && (vat.percent ?? usualVat) === usualVat)
  const link =
    path === undefined || !isUsual ? undefined : { href: path + query, words: t('costs.listing.calculate') }
  if (hasOwnFigures(property, price)) return { sums: [], rows: [], link }
  const bought = { rates, price, kind, isFlemish: region === 'flanders' }
  const { source, checkedOn } = vat !== undefined && vat.landShare === undefined ? rates.vat : rates.duty
  const isUnsaid = isTaxUnsaid(property, context.catalogue.rules, context.now)
  const estimated =
    vat === undefined
      ? dutyEstimate(property, bought, locale, t)
      : vatEstimate(property, bought, vat, locale, t)
  return {
    ...estimated,
    ...(isUnsaid ? { ordinary: undefined, note: t('costs.listing.maybeVat') } : {}),
    source: {
      words: t('costs.listing.note', { source: sourceHost(source), date: formatDate(checkedOn, locale) }),
    },
    link,
  }
}

type Estimated = Pick<EstimateView, 'sums' | 'rows' | 'ordinary' | 'own'>

/** Returns what a new building costs with VAT: the tax where the record lacks it, the duty on its land, notary and total. */
function vatEstimate(
  property: Property,
  { rates, price, kind, isFlemish }: Bought,
  vat: StatedVat,
  locale: Locale,
  t: Translate,
): Estimated {
  const { landShare } = vat
  const costs = purchaseCosts(rates, { price, kind, isOwnHome: false, energyClasses: 0, landShare, vat })
  const total = shownTotal(price, costs)
  const words = amountWords(property, locale, t)
  const percent = (value: number) => formatPercent(value, locale)
  return {
    sums: row(t('costs.listing.allVat'), words(total)),
    ordinary: total,
    rows: [
      ...(vat.amount === undefined
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
function hasOwnFigures({ charges }: Property, price: EuroCents): boolean {
  const { registrationDuty, notaryFee, notaryFeeInclVat } = charges
  return [ownTotal(charges, price), registrationDuty, notaryFee, notaryFeeInclVat].some(
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
        words(shownTotal(price, ordinary)),
      ),
      ordinary: shownTotal(price, ordinary),
      rows: [...row(dutyLabel, words(ordinary.tax.amount)), ...notary],
    }
  }
  const ownLabel =
    own.exempt === undefined
      ? t('costs.listing.own', { percent: formatPercent(own.percent, locale) })
      : t('costs.listing.ownExempt')
  const either = t('costs.listing.either', {
    one: words(ordinary.tax.amount),
    other: words(asOwn.tax.amount),
  })
  return {
    sums: [
      ...row(
        t('costs.listing.all', { duty: inSentence(dutyLabel, locale), percent }),
        words(shownTotal(price, ordinary)),
      ),
      ...row(ownLabel, words(shownTotal(price, asOwn))),
    ],
    ordinary: shownTotal(price, ordinary),
    own: shownTotal(price, asOwn),
    rows: [...row(dutyLabel, either), ...notary],
  }
}

/** Returns price and costs as their rows show them, without cents, so that the rows add up. */
export function shownTotal(price: EuroCents, costs: PurchaseCosts): EuroCents {
  const parts = [costs.tax.amount, costs.landDuty?.amount ?? euroCents(0), notaryOf(costs)]
  return sumOf([price, ...parts.map(wholeEuro)])
}

/** Returns the notary's fee, the costs of the deed and the VAT on both. */
export function notaryOf({ notaryFee, deedCosts, notaryVat }: PurchaseCosts): EuroCents {
  return sumOf([notaryFee, deedCosts, notaryVat])
}
