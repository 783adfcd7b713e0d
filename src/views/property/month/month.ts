import { loanYears } from '#domain/costs/loan.ts'
import { loanRates, ownMeansFor, usualOwnMeans } from '#domain/costs/financing.ts'
import { homeMonth, type HomeMonth, type MonthChoice } from '#domain/costs/home-month.ts'
import { type MonthPart, type MonthPartName, runningCosts } from '#domain/costs/month-costs.ts'
import { isRateFresh, rateDays } from '#domain/costs/month-settings.ts'
import { purchasePrice } from '#domain/costs/purchase-kind.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Region } from '#domain/place/place.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { type EuroCents, percentOf, wholeEuro } from '#domain/values/money.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { MonthBlock } from '#contracts/words/month-file.ts'
import { formatDate, formatPercent } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { createAmountFormats } from '#text/amount-formats.ts'
import type { Page } from '#views/kit/page.ts'

/** A part of the month with its label and its amount in words. */
export type MonthPartView = MonthPart & Readonly<{ label: string; value: string }>

/** What a home costs a month, as the page opens with it. */
export type MonthView = Readonly<{
  /** For the head of the page, where every part is known. */
  about?: string
  /** Absent without a rate that is new enough. */
  sum?: string
  sumLabel: string
  parts: readonly MonthPartView[]
  /** How the loan comes about; absent without a rate. */
  borrowed?: string
  /** Payments by own means and years, which stand in for the fields without script. */
  table?: Readonly<{
    caption: string
    years: readonly string[]
    rows: readonly (readonly string[])[]
  }>
  note: string
  /** A {@link MonthBlock}. */
  block: string
  /** The last day of the rate. */
  rateUntil?: PlainDate
}>

const tableYears = [20, 25, 30]
/** Shares of the price that are borrowed in the rows of the table, in percent. */
const tableShares = [95, 90, 80, 65]

/** The month of a home with the choice that it opens with. */
type Opening = Readonly<{
  home: HomeMonth
  price: EuroCents
  region?: Region
  choice: MonthChoice
}>

/**
 * Returns what a home for sale costs a month; undefined where it is no home to live in, where no exact price is asked, or where
 * nobody can say what the purchase costs.
 * @param totals price and costs: for any buyer, and as the only home of the buyer where that is less
 */
export function viewMonth(
  page: Page,
  property: Property,
  totals: Readonly<{ ordinary?: EuroCents; own?: EuroCents }>,
): MonthView | undefined {
  const { context, locale, t } = page
  const opening = openingMonth(page, property, totals)
  if (opening === undefined) return undefined
  const { home, price, choice } = opening
  const { rate } = context.catalogue.site.monthCosts
  const fresh = rate !== undefined && isRateFresh(rate, context.now) ? rate : undefined
  const { euro, years } = createAmountFormats(grammars[locale].numberTag)
  const { loan, loanCosts, month } = homeMonth(home, choice)
  const { rates: _, ...ofHome } = home
  const block: MonthBlock = { ...ofHome, price }
  return {
    about: month?.isWhole === true ? t('costs.month.about', { amount: euro(month.sum) }) : undefined,
    sum: month && euro(month.sum),
    sumLabel: t(
      home.running.every(({ amount }) => amount !== undefined) ? 'costs.month.sum' : 'costs.month.sumKnown',
    ),
    parts: partViews(page, month?.parts ?? [{ name: 'loan' }, ...home.running]),
    borrowed:
      month &&
      t('costs.month.borrowed', {
        own: euro(choice.ownMeans),
        loan: euro(loan),
        share: formatPercent(Math.round((loan / price) * 100), locale),
        costs: euro(loanCosts),
        years: years(choice.years),
        interest: euro(month.interest),
      }),
    table: fresh && {
      caption: t('costs.month.table', { percent: formatPercent(fresh.percent, locale) }),
      years: tableYears.map(years),
      rows: tableRows(opening, fresh.percent, euro),
    },
    note: [t('costs.month.note'), ...sources(page, opening)].join(' '),
    block: JSON.stringify(block),
    rateUntil: fresh && addDays(fresh.readOn, rateDays),
  }
}

function openingMonth(
  { context: { catalogue, now } }: Page,
  property: Property,
  { ordinary, own }: Readonly<{ ordinary?: EuroCents; own?: EuroCents }>,
): Opening | undefined {
  const { town } = property.address
  const region = regionOfZip(town.zip, town.country)
  const all = purchaseRates(catalogue.rules, region, now)
  const price = purchasePrice(property)
  const asked = askedPrice(property)
  const isExact = asked?.kind === 'sale' && !asked.isFrom
  if (
    !isResidential(property) ||
    !isExact ||
    price === undefined ||
    ordinary === undefined ||
    all === undefined
  )
    return undefined
  const settings = catalogue.site.monthCosts
  const energyLabel = energyLabelOf(property, catalogue.rules, now)
  const home: HomeMonth = {
    total: wholeEuro(ordinary),
    ownTotal: own && wholeEuro(own),
    rates: loanRates(all),
    running: runningCosts({ ...property, region, energyLabel }, settings),
  }
  const { rate } = settings
  const yearlyPercent = rate !== undefined && isRateFresh(rate, now) ? rate.percent : undefined
  const ownMeans = usualOwnMeans(home.rates, price, home.total)
  return {
    home,
    price,
    region,
    choice: { ownMeans, years: loanYears.usual, yearlyPercent, isOwnHome: false },
  }
}

function partViews({ locale, t }: Page, parts: readonly MonthPart[]): readonly MonthPartView[] {
  const { euro } = createAmountFormats(grammars[locale].numberTag)
  const labels: Readonly<Record<MonthPartName, string>> = {
    loan: t('costs.month.loan'),
    energy: t('costs.month.energy'),
    propertyTax: t('labels.field.propertyTax'),
    charges: t('labels.field.chargesOwner'),
    insurance: t('costs.month.insurance'),
  }
  return parts.map(({ name, amount }) => ({
    name,
    amount,
    label: labels[name],
    value: amount === undefined ? t('costs.month.unknown') : euro(amount),
  }))
}

function tableRows(
  { home, price }: Opening,
  yearlyPercent: number,
  euro: (amount: EuroCents) => string,
): readonly (readonly string[])[] {
  return tableShares.map((share) => {
    const ownMeans = ownMeansFor(home.rates, home.total, percentOf(price, share))
    return [
      euro(ownMeans),
      ...tableYears.map((years) => {
        const { month } = homeMonth(
          { ...home, running: [] },
          { ownMeans, years, yearlyPercent, isOwnHome: false },
        )
        return month === undefined ? '' : euro(month.sum)
      }),
    ]
  })
}

/** The sources of the parts that are estimated with the agency's figures. */
function sources({ context, locale, t }: Page, { home, region }: Opening): readonly string[] {
  const { energy, propertyTax, insurance } = context.catalogue.site.monthCosts
  const isHere = (figure: Readonly<{ region: Region }>) => figure.region === region
  const figures = { energy: energy.find(isHere), propertyTax: propertyTax.find(isHere), insurance } as const
  const whats = {
    energy: t('costs.month.energy'),
    propertyTax: t('labels.field.propertyTax'),
    insurance: t('costs.month.insurance'),
  }
  return (['energy', 'propertyTax', 'insurance'] as const).flatMap((name) => {
    const figure = figures[name]
    const isUsed = home.running.some((part) => part.name === name && part.amount !== undefined)
    if (!isUsed || figure === undefined) return []
    const words = {
      what: whats[name],
      source: figure.source[locale],
      date: formatDate(figure.readOn, locale),
    }
    return [t('costs.month.source', words)]
  })
}
