import { homeDepositMaxMonths, lawfulCharges } from '#domain/costs/lawful-charges.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, sumOf } from '#domain/values/money.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import type { Charges, Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { RentStart } from '#domain/costs/rent-start.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { amountRow } from './amount-row.ts'
import { dueOnSigning } from './due.ts'
import type { Page } from '#views/kit/page.ts'
import { fieldRowOf, type Row, row, rowOf } from '#views/kit/rows.ts'

/** Costs of renting: per month, and when the lease is signed. */
export type RentView = Readonly<{
  /** A month with charges, and what is due on signing. */
  sums: readonly Row[]
  rows: readonly Row[]
  /** Amounts due at signing, with the sum last; empty when too little is known. */
  signing: readonly Row[]
  /** Sentences that the law requires. */
  notes: readonly string[]
}>

/** Returns the costs of renting a listing, as far as the record has them. */
export function viewRent(page: Page, property: Property): RentView {
  const { context, locale, t } = page
  const charges = lawfulCharges(property, context.catalogue.rules, context.now)
  const asked = askedPrice(property)
  const rent = asked?.kind === 'rent' ? asked.monthly : undefined
  const start = dueOnSigning(context, property)
  const { chargesKind: kind } = charges
  // Amounts due at signing are in that list.
  const once = start === undefined ? (['deposit', 'inventory', 'tenantCost'] as const) : []
  const others = [...once, 'garagePrice', 'parkingPrice', 'chargesOwner'] as const
  const monthly =
    rent === undefined || charges.chargesTenant === undefined
      ? undefined
      : sumOf([rent, charges.chargesTenant])
  return {
    sums: [
      ...(monthly === undefined
        ? amountRow('monthlyRent', rent, locale, t)
        : row(t('costs.signing.monthly'), formatMoney(monthly, locale))),
      ...rowOf(t('costs.signing.title'), start?.total, (total) => formatMoney(total, locale)),
    ],
    rows: [
      ...amountRow('monthlyRent', rent, locale, t),
      ...fieldRowOf(t, 'chargesTenant', charges.chargesTenant, (amount) => {
        const money = formatMoney(amount, locale)
        return kind === undefined ? money : `${money} (${t(`labels.chargesKind.${kind}`)})`
      }),
      ...others.flatMap((name) => amountRow(name, charges[name], locale, t)),
    ],
    signing: start === undefined ? [] : signingRows(start, locale, t),
    notes: [
      ...(rent === undefined ? [] : [rentSentence(rent, charges, locale, t)]),
      ...depositSentence(page, property, charges),
    ],
  }
}

function signingRows(start: RentStart, locale: Locale, t: Translate): readonly Row[] {
  const words = (amount: EuroCents) => formatMoney(amount, locale)
  return [
    ...rowOf(t('costs.signing.rent'), start.rent, words),
    ...rowOf(t('costs.signing.charges'), start.charges, words),
    ...rowOf(t('costs.signing.inventory'), start.inventory, words),
    ...amountRow('deposit', start.deposit, locale, t),
    ...amountRow('tenantCost', start.agency, locale, t),
    ...rowOf(t('costs.signing.total'), start.total, words),
  ]
}

function depositSentence(
  { context: { catalogue, now }, locale, t }: Page,
  property: Property,
  { depositMonths: count }: Charges,
): readonly string[] {
  if (count === undefined) return []
  const { zip, country } = property.address.town
  const region = regionOfZip(zip, country)
  const max = homeDepositMaxMonths(property, catalogue.rules, now)
  // The maximum is that of homes; a shop's deposit is what its contract says.
  return region === undefined || max === undefined
    ? [t('legal.deposit.free', { count })]
    : [t(`legal.deposit.${region}`, { count, max: formatNumber(max, locale) })]
}

function rentSentence(amount: EuroCents, charges: Charges, locale: Locale, t: Translate): string {
  const rent = formatMoney(amount, locale)
  if (charges.chargesTenant === undefined) return t('legal.rent.rentOnly', { rent })
  const values = { rent, charges: formatMoney(charges.chargesTenant, locale) }
  return t(`legal.rent.${charges.chargesKind ?? 'chargesOnly'}`, values)
}
