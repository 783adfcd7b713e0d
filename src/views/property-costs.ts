import { depositMaxMonths } from '#domain/deposit.ts'
import type { Locale } from '#domain/locale.ts'
import type { EuroCents } from '#domain/money.ts'
import { publishedAmount } from '#domain/price.ts'
import type { Charges, Property } from '#domain/property.ts'
import { regionOfZip } from '#domain/region.ts'
import { formatMoney, formatNumber, formatPercent, formatPrice } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from './context.ts'
import { type Row, row, rowOf } from './rows.ts'

/** Everything about money. */
export type CostsView = Readonly<{
  title: string
  rows: readonly Row[]
  /** Whether the last row is the sum of those above it. */
  hasSum: boolean
  /** What the law wants to be said in words: rent with charges, deposit, a price on request. */
  notes: readonly string[]
  /** Taxes that come back every year. */
  taxes: readonly Row[]
}>

/** Returns what a property costs, as far as the record says. */
export function viewCosts(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): CostsView | undefined {
  const { charges } = property
  const rows = property.goal === 'sale' ? saleRows(property, locale, t) : rentRows(property, locale, t)
  const taxes = [
    ...amountRow('cadastralIncome', charges.cadastralIncome, locale, t),
    ...amountRow('propertyTax', charges.propertyTax, locale, t),
  ]
  const notes = property.goal === 'sale' ? [] : rentNotes(context, property, locale, t)
  if (rows.length + taxes.length + notes.length === 0) return undefined
  return {
    title: property.goal === 'sale' ? t('property.sections.costsSale') : t('property.sections.costsRent'),
    rows,
    hasSum: property.goal === 'sale' && charges.totalCost !== undefined,
    notes: property.price.kind === 'onRequest' ? [t('legal.priceHidden'), ...notes] : notes,
    taxes,
  }
}

function saleRows(
  { price, address, charges, lifeAnnuity }: Property,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  const isFlemish = regionOfZip(address.town.zip, address.town.country) === 'flanders'
  const duty = isFlemish ? 'registrationDutyFlanders' : 'registrationDuty'
  const extras = ['landShare', 'vatBuilding', 'vatValue'] as const
  const others = ['notaryFee', 'notaryFeeInclVat', 'garagePrice', 'parkingPrice', 'optionPrice'] as const
  return [
    ...row(
      t('labels.field.price'),
      // The terms of a life annuity have a part of their own.
      price.kind === 'published' && lifeAnnuity === undefined
        ? formatPrice(price, 'sale', locale, t)
        : undefined,
    ),
    ...extras.flatMap((name) => amountRow(name, charges[name], locale, t)),
    ...rowOf(t('labels.field.vatRate'), charges.vatRate, (rate) => formatPercent(rate, locale)),
    ...amountRow(duty, charges.registrationDuty, locale, t),
    ...others.flatMap((name) => amountRow(name, charges[name], locale, t)),
    ...amountRow('chargesOwner', charges.chargesOwner, locale, t),
    ...amountRow('totalCost', charges.totalCost, locale, t),
  ]
}

function rentRows({ price, charges }: Property, locale: Locale, t: Translate): readonly Row[] {
  const rent = publishedAmount(price)
  const kind = charges.chargesKind
  const others = ['deposit', 'inventory', 'garagePrice', 'parkingPrice', 'chargesOwner'] as const
  return [
    ...amountRow('monthlyRent', rent, locale, t),
    ...rowOf(t('labels.field.chargesTenant'), charges.chargesTenant, (amount) => {
      const money = formatMoney(amount, locale)
      return kind === undefined ? money : `${money} (${t(`labels.chargesKind.${kind}`)})`
    }),
    ...others.flatMap((name) => amountRow(name, charges[name], locale, t)),
  ]
}

function rentNotes(
  { catalogue, now }: ViewContext,
  { price, charges, address }: Property,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const amount = publishedAmount(price)
  const region = regionOfZip(address.town.zip, address.town.country)
  const months = charges.depositMonths
  const max = depositMaxMonths(catalogue.rules, region, now)
  return [
    ...(amount === undefined ? [] : [rentSentence(amount, charges, locale, t)]),
    ...(months === undefined || region === undefined || max === undefined
      ? []
      : [t(`legal.deposit.${region}`, { count: months, max: formatNumber(max, locale) })]),
  ]
}

function rentSentence(amount: EuroCents, charges: Charges, locale: Locale, t: Translate): string {
  const rent = formatMoney(amount, locale)
  if (charges.chargesTenant === undefined) return t('legal.rent.rentOnly', { rent })
  const values = { rent, charges: formatMoney(charges.chargesTenant, locale) }
  return t(`legal.rent.${charges.chargesKind ?? 'chargesOnly'}`, values)
}

type AmountField = Parameters<Translate>[0] extends infer Key
  ? Key extends `labels.field.${infer Name}`
    ? Name
    : never
  : never

function amountRow(
  name: AmountField,
  amount: EuroCents | undefined,
  locale: Locale,
  t: Translate,
): readonly Row[] {
  return rowOf(t(`labels.field.${name}`), amount, (cents) => formatMoney(cents, locale))
}
