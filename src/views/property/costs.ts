import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { energyAMonth } from '#domain/costs/month-costs.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import { ownTotal } from '#domain/costs/purchase-kind.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, wholeEuro } from '#domain/values/money.ts'
import type { Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { dueWords } from './due.ts'
import { amountRow } from './amount-row.ts'
import type { Page } from '#views/kit/page.ts'
import type { SourceView } from '#views/kit/source.ts'
import type { ParagraphsView } from '#views/kit/text.ts'
import { viewEstimate } from './estimate.ts'
import { type MonthView, viewMonth } from './month/month.ts'
import { viewLifeAnnuity } from './life-annuity.ts'
import { formatPrice } from '#views/listing/price.ts'
import { viewRent } from './rent.ts'
import { fieldRow, fieldRowOf, type Row, row, rowOf } from '#views/kit/rows.ts'

/** All amounts of a property: what it comes to, and what that is made of. */
export type CostsView = Readonly<{
  title: string
  /** At most two totals; without one the rows stand by themselves. */
  sums: readonly Row[]
  rows: readonly Row[]
  /** Amounts due when a lease is signed; the last row is the sum. */
  signing?: Readonly<{ title: string; due?: string; rows: readonly Row[] }>
  /** Sentences that the law requires (rent with charges, deposit), and a warning about VAT. */
  notes: readonly string[]
  /** Terms of a life annuity in the agency's words. */
  conditions?: ParagraphsView
  /** Link to the calculator with this purchase filled in. */
  calculate?: Readonly<{ href: string; words: string }>
  source?: SourceView
  /** What it comes to for any buyer, for the head of the page: `Alles samen ongeveer € 439.647`. */
  whole?: Readonly<{ amount: string; words: string }>
  /** What a home for sale costs a month. */
  month?: MonthView
}>

/**
 * Returns the costs of a property on offer, as far as the record has them; undefined for a hidden price, but for the terms of a
 * life annuity.
 */
export function viewCosts(page: Page, property: Property): CostsView | undefined {
  if (!isOnOffer(property.availability)) return undefined
  if (property.goal === 'sale' && property.lifeAnnuity !== undefined)
    return annuityMoney(page, property, property.lifeAnnuity)
  if (askedPrice(property)?.kind === 'onRequest') return undefined
  const money = property.goal === 'sale' ? saleMoney(page, property) : rentMoney(page, property)
  // The price alone stands in the head of the page.
  return money.sums.length === 0 && money.rows.every(({ field }) => field === 'price') ? undefined : money
}

function annuityMoney(
  page: Page,
  property: Property,
  annuity: NonNullable<Property['lifeAnnuity']>,
): CostsView {
  const { locale, t } = page
  const { rows, conditions } = viewLifeAnnuity(annuity, page)
  const isSum = ({ field }: Row) => field === 'downPayment' || field === 'annuity'
  return {
    title: t('property.sections.costsAnnuity'),
    sums: rows.filter(isSum),
    rows: [
      ...rows.filter((each) => !isSum(each)),
      ...saleRows(property, locale, t),
      ...amountRow('chargesOwner', property.charges.chargesOwner, locale, t),
      ...amountRow('propertyTax', property.charges.propertyTax, locale, t),
    ],
    notes: [],
    conditions,
  }
}

function saleMoney(page: Page, property: Property): CostsView {
  const { locale, t } = page
  const { charges } = property
  const estimate = viewEstimate(page, property)
  const asked = askedPrice(property)
  const own = asked?.kind === 'sale' ? ownTotal(charges, asked.amount) : undefined
  const whole = own?.total ?? estimate?.ordinary
  const isFrom = asked?.kind === 'sale' && asked.isFrom
  const month = viewMonth(page, property, own === undefined ? (estimate ?? {}) : { ordinary: own.total })
  const { sums: sumsEstimated, rows: estimated } = estimate ?? { sums: [], rows: [] }
  const all = own === undefined ? sumsEstimated : amountRow('totalCost', own.total, locale, t)
  // The month takes the place of the second sum.
  const shown = month?.sum === undefined ? all.length : 1
  const rows = [
    ...all.slice(shown),
    ...saleRows(property, locale, t, own !== undefined),
    ...restRow(own?.rest, locale, t),
    ...estimated,
    // What comes back each month or year is in no sum.
    ...amountRow('chargesOwner', charges.chargesOwner, locale, t),
    ...amountRow('propertyTax', charges.propertyTax, locale, t),
  ]
  return {
    title: t('property.sections.costsSale'),
    sums: all.slice(0, shown),
    rows,
    notes: [estimate?.note ?? []].flat(),
    calculate: estimate?.link,
    source: estimate?.source,
    whole: whole && wholeWords(whole, isFrom, locale, t),
    month,
  }
}

/** Returns what of a total no field explains. */
function restRow(rest: EuroCents | undefined, locale: Locale, t: Translate): readonly Row[] {
  return rest === undefined || rest === 0 ? [] : row(t('costs.listing.rest'), formatMoney(rest, locale))
}

function wholeWords(
  whole: EuroCents,
  isFrom: boolean,
  locale: Locale,
  t: Translate,
): NonNullable<CostsView['whole']> {
  const amount = formatMoney(wholeEuro(whole), locale)
  return { amount, words: t(isFrom ? 'costs.listing.from' : 'costs.listing.about', { amount }) }
}

function rentMoney(page: Page, property: Property): CostsView {
  const { locale, t } = page
  const { sums, rows, signing, notes } = viewRent(page, property)
  return {
    title: t('property.sections.costsRent'),
    sums,
    rows: [
      ...rows,
      ...rowOf(t('costs.month.energyLet'), energyOfLet(page, property), (amount) =>
        formatMoney(wholeEuro(amount), locale),
      ),
      ...amountRow('propertyTax', property.charges.propertyTax, locale, t),
    ],
    signing:
      signing.length === 0
        ? undefined
        : { title: t('costs.signing.title'), due: dueWords(page, property), rows: signing },
    notes,
  }
}

/** Charges may have energy in them, so no sum has it. */
function energyOfLet({ context: { catalogue, now } }: Page, property: Property): EuroCents | undefined {
  const { town } = property.address
  const region = regionOfZip(town.zip, town.country)
  const energyLabel = energyLabelOf(property, catalogue.rules, now)
  return isResidential(property)
    ? energyAMonth({ ...property, region, energyLabel }, catalogue.site.monthCosts)
    : undefined
}

/** Prices beside that of the home, which an estimate of ours does not count. */
const apart = ['garagePrice', 'parkingPrice', 'optionPrice'] as const

/** @param isCounted whether the sum above has the prices beside that of the home */
function saleRows(property: Property, locale: Locale, t: Translate, isCounted = true): readonly Row[] {
  const { address, charges } = property
  const asked = askedPrice(property)
  const isFlemish = regionOfZip(address.town.zip, address.town.country) === 'flanders'
  const duty = isFlemish ? 'registrationDutyFlanders' : 'registrationDuty'
  // Both are the same fee, without and with VAT.
  const notary = charges.notaryFeeInclVat === undefined ? 'notaryFee' : 'notaryFeeInclVat'
  return [
    ...fieldRow(t, 'price', asked?.kind === 'sale' ? formatPrice(asked, locale, t) : undefined),
    ...amountRow('landShare', charges.landShare, locale, t),
    ...amountRow('vatValue', charges.vatValue, locale, t),
    ...fieldRowOf(t, 'vatRate', charges.vatRate, (rate) => formatPercent(rate, locale)),
    ...amountRow('vatBuilding', charges.vatBuilding, locale, t),
    ...amountRow(duty, charges.registrationDuty, locale, t),
    ...amountRow(notary, charges[notary], locale, t),
    ...apart.flatMap((name) =>
      fieldRowOf(t, name, charges[name], (cents) => {
        const amount = formatMoney(cents, locale)
        return isCounted ? amount : t('costs.listing.apart', { amount })
      }),
    ),
  ]
}
