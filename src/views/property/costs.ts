import { askedPrice } from '#domain/listing/asked-price.ts'
import { ownTotal } from '#domain/costs/purchase-kind.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { formatPercent } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { dueWords } from './due.ts'
import { amountRow } from './amount-row.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewEstimate } from './estimate.ts'
import { formatPrice } from '#views/listing/price.ts'
import { viewRent } from './rent.ts'
import { fieldRow, fieldRowOf, type Row } from '#views/kit/rows.ts'

/** All amounts of a property. */
export type CostsView = Readonly<{
  title: string
  rows: readonly Row[]
  /** Whether the last row is the sum of those above it. */
  hasSum: boolean
  /** Amounts due when a lease is signed; the last row is the sum. */
  signing?: Readonly<{ title: string; due?: string; rows: readonly Row[] }>
  /** Sentences that the law requires (rent with charges, deposit, price on request), and a note on the estimate. */
  notes: readonly string[]
  /** Link to the calculator with this purchase filled in. */
  calculate?: Readonly<{ href: string; words: string }>
  /** Yearly taxes. */
  taxes: readonly Row[]
}>

/** Returns the costs of a property, as far as the record has them. */
export function viewCosts(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): CostsView | undefined {
  const { charges } = property
  const taxes = [...amountRow('propertyTax', charges.propertyTax, locale, t)]
  const money =
    property.goal === 'sale'
      ? saleMoney(context, property, locale, t)
      : rentMoney(context, property, locale, t)
  if (money.rows.length + taxes.length + money.notes.length === 0) return undefined
  const hidden = askedPrice(property)?.kind === 'onRequest' ? [t('legal.priceHidden')] : []
  return { ...money, notes: [...hidden, ...money.notes], taxes }
}

type Money = Omit<CostsView, 'taxes'>

function saleMoney(context: ViewContext, property: Property, locale: Locale, t: Translate): Money {
  const estimate = viewEstimate(context, property, locale, t)
  const estimated = estimate?.rows ?? []
  return {
    title: t('property.sections.costsSale'),
    rows: [...saleRows(property, locale, t), ...estimated],
    hasSum: ownTotal(property.charges) !== undefined || estimated.length > 0,
    notes: estimate?.note === undefined ? [] : [estimate.note],
    calculate: estimate?.link,
  }
}

function rentMoney(context: ViewContext, property: Property, locale: Locale, t: Translate): Money {
  const { rows, signing, notes } = viewRent(context, property, locale, t)
  return {
    title: t('property.sections.costsRent'),
    rows,
    hasSum: false,
    signing:
      signing.length === 0
        ? undefined
        : { title: t('costs.signing.title'), due: dueWords(context, property, locale, t), rows: signing },
    notes,
  }
}

function saleRows(property: Property, locale: Locale, t: Translate): readonly Row[] {
  const { address, charges } = property
  const asked = askedPrice(property)
  const isFlemish = regionOfZip(address.town.zip, address.town.country) === 'flanders'
  const duty = isFlemish ? 'registrationDutyFlanders' : 'registrationDuty'
  const others = ['notaryFee', 'notaryFeeInclVat', 'garagePrice', 'parkingPrice', 'optionPrice'] as const
  return [
    ...fieldRow(
      t,
      'price',
      // A life annuity has its own section.
      asked?.kind === 'sale' ? formatPrice(asked, locale, t) : undefined,
    ),
    ...amountRow('landShare', charges.landShare, locale, t),
    ...amountRow('vatValue', charges.vatValue, locale, t),
    ...fieldRowOf(t, 'vatRate', charges.vatRate, (rate) => formatPercent(rate, locale)),
    ...amountRow('vatBuilding', charges.vatBuilding, locale, t),
    ...amountRow(duty, charges.registrationDuty, locale, t),
    ...others.flatMap((name) => amountRow(name, charges[name], locale, t)),
    ...amountRow('chargesOwner', charges.chargesOwner, locale, t),
    ...amountRow('totalCost', ownTotal(charges), locale, t),
  ]
}
