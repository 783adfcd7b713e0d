import { ownMeansFor, usualOwnMeans } from '#domain/costs/financing.ts'
import { homeMonth, type HomeMonth, type MonthChoice } from '#domain/costs/home-month.ts'
import { type MonthPart, type MonthPartName, runningCosts } from '#domain/costs/month-costs.ts'
import { isRateFresh, rateDays, type ReadFigure } from '#domain/costs/month-settings.ts'
import { purchasePrice } from '#domain/costs/purchase-kind.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Region } from '#domain/place/place.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { type EuroCents, euroCents, percentOf, wholeEuro } from '#domain/values/money.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { MonthBlock } from '#contracts/month-block.ts'
import { formatDate, formatPercent } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { createAmountFormats } from '#text/amount-formats.ts'
import type { Page } from '#views/kit/page.ts'

/** A part of the month; `from` and `width` are its share of the sum, in percent. */
export type MonthPartView = Readonly<{
  name: MonthPartName
  label: string
  value: string
  from: number
  width: number
}>

/** What a home costs a month, and the fields that a visitor changes it with. */
export type MonthView = Readonly<{
  /** For the head of the page, where every part is known. */
  about?: string
  /** Absent without a rate that is new enough. */
  sum?: string
  sumLabel: string
  parts: readonly MonthPartView[]
  /** How the loan comes about. */
  rows: readonly Readonly<{ name?: string; label: string; value: string; note?: string }>[]
  ownMeans: Readonly<{ value: number; most: number; words: string }>
  years: Readonly<{ value: number; words: string }>
  rate: Readonly<{ value: string; note?: string }>
  hasOwnHome: boolean
  /** Payments by own means and years, which stand in for the fields without script. */
  table?: Readonly<{ caption: string; years: readonly string[]; rows: readonly (readonly string[])[] }>
  note: string
  block: string
  /** The last day of the rate. */
  rateUntil?: PlainDate
}>

const usualYears = 25
const tableYears = [20, 25, 30]
/** Shares of the price that are borrowed in the rows of the table, in percent. */
const tableShares = [95, 90, 80, 65]

/** The month of a home with the choice that it opens with. */
type Opening = Readonly<{ home: HomeMonth; price: EuroCents; region?: Region; choice: MonthChoice }>

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
  const chosen = homeMonth(home, choice)
  const { month } = chosen
  const share = t('costs.month.share', { percent: formatPercent(0, locale).replace('0', '{}') })
  const block: MonthBlock = {
    home,
    price,
    numberTag: grammars[locale].numberTag,
    readOn: fresh?.readOn,
    about: t('costs.month.about', { amount: '{}' }),
    share,
  }
  return {
    about: month?.isWhole === true ? t('costs.month.about', { amount: euro(month.sum) }) : undefined,
    sum: month && euro(month.sum),
    sumLabel: t(
      home.running.every(({ amount }) => amount !== undefined) ? 'costs.month.sum' : 'costs.month.sumKnown',
    ),
    parts: partViews(page, month?.parts ?? [{ name: 'loan' }, ...home.running], month?.sum),
    rows: [
      { label: t('costs.month.price'), value: euro(price) },
      { name: 'costs', label: t('costs.month.costs'), value: euro(minus(chosen.total, price)) },
      { name: 'loanCosts', label: t('costs.month.loanCosts'), value: euro(chosen.loanCosts) },
      { name: 'less', label: t('costs.month.ownMeans'), value: `−\u00A0${euro(choice.ownMeans)}` },
      {
        name: 'borrowed',
        label: t('costs.month.borrowed'),
        value: euro(chosen.loan),
        note: share.replace('{}', String(Math.round((chosen.loan / price) * 100))),
      },
    ],
    ownMeans: {
      value: choice.ownMeans / 100,
      most: Math.ceil(chosen.total / 100_000) * 1000,
      words: euro(choice.ownMeans),
    },
    years: { value: usualYears, words: years(usualYears) },
    rate: {
      value: fresh === undefined ? '' : fresh.percent.toLocaleString(grammars[locale].numberTag),
      note: fresh && readWords(page, fresh),
    },
    hasOwnHome: home.ownTotal !== undefined,
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
  const { loanDeedCosts, vatPercent } = all.notary
  const { registrationPercent, entryPercent, accessoriesPercent } = all.mortgage
  const settings = catalogue.site.monthCosts
  const energyLabel = energyLabelOf(property, catalogue.rules, now)
  const home: HomeMonth = {
    total: wholeEuro(ordinary),
    ownTotal: own && wholeEuro(own),
    rates: {
      notary: { loanDeedCosts, vatPercent },
      mortgage: { registrationPercent, entryPercent, accessoriesPercent },
    },
    running: runningCosts({ ...property, region, energyLabel }, settings),
  }
  const { rate } = settings
  const yearlyPercent = rate !== undefined && isRateFresh(rate, now) ? rate.percent : undefined
  const ownMeans = usualOwnMeans(home.rates, price, home.total)
  return { home, price, region, choice: { ownMeans, years: usualYears, yearlyPercent, isOwnHome: false } }
}

function minus(whole: EuroCents, part: EuroCents): EuroCents {
  return euroCents(Math.max(0, whole - part) / 100)
}

function partViews(
  { locale, t }: Page,
  parts: readonly MonthPart[],
  sum: EuroCents | undefined,
): readonly MonthPartView[] {
  const { euro } = createAmountFormats(grammars[locale].numberTag)
  const labels: Readonly<Record<MonthPartName, string>> = {
    loan: t('costs.month.loan'),
    energy: t('costs.month.energy'),
    propertyTax: t('labels.field.propertyTax'),
    charges: t('labels.field.chargesOwner'),
    insurance: t('costs.month.insurance'),
  }
  let from = 0
  return parts.map(({ name, amount }) => {
    const width = sum && amount ? (amount / sum) * 100 : 0
    const view = {
      name,
      label: labels[name],
      value: amount === undefined ? t('costs.month.unknown') : euro(amount),
      from,
      width,
    }
    from += width
    return view
  })
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

function readWords({ locale, t }: Page, { source, readOn }: ReadFigure): string {
  return t('costs.month.rateRead', { source: source[locale], date: formatDate(readOn, locale) })
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
