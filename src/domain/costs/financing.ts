import { type EuroCents, euroCents, percentOf, sumOf, wholeEuro } from '#domain/values/money.ts'
import { type LoanRates, mortgageCosts } from './purchase-costs.ts'

/** Share of the price that is borrowed before a visitor chooses, in percent. */
const usualPercent = 90
/** Own means are chosen in steps of so many cents. */
const step = euroCents(1000)

/** Returns the rates of a loan alone, which the browser needs. */
export function loanRates({ notary, mortgage }: LoanRates): LoanRates {
  const { loanDeedCosts, vatPercent } = notary
  const { registrationPercent, entryPercent, accessoriesPercent } = mortgage
  return {
    notary: { loanDeedCosts, vatPercent },
    mortgage: { registrationPercent, entryPercent, accessoriesPercent },
  }
}

/** How a purchase is paid, in whole euro: `total` + `loanCosts` = `ownMeans` + `loan`, as far as a loan is needed. */
export type Financing = Readonly<{ loan: EuroCents; loanCosts: EuroCents }>

/** Returns what taking up a loan costs: deed with VAT, registration and entry of the mortgage; nothing without a loan. */
export function loanCosts(rates: LoanRates, loan: EuroCents): EuroCents {
  if (loan === 0) return euroCents(0)
  const { deedCosts, duties } = mortgageCosts(rates, loan)
  return wholeEuro(sumOf([deedCosts, percentOf(deedCosts, rates.notary.vatPercent), duties]))
}

/**
 * Returns the loan for what own means do not pay. Its costs are borrowed too, so the amount is raised until it pays them.
 * @param total price and costs of the purchase without a loan, in whole euro
 */
export function financing(rates: LoanRates, total: EuroCents, ownMeans: EuroCents): Financing {
  const missing = Math.max(0, total - ownMeans)
  let loan = euroCents(missing / 100)
  for (;;) {
    const costs = loanCosts(rates, loan)
    const next = sumOf([euroCents(missing / 100), costs])
    if (next === loan || missing === 0) return { loan, loanCosts: costs }
    loan = next
  }
}

/** Returns the own means that are assumed at first: all costs and a tenth of the price, up to the next thousand. */
export function usualOwnMeans(rates: LoanRates, price: EuroCents, total: EuroCents): EuroCents {
  return ownMeansFor(rates, total, percentOf(price, usualPercent))
}

/** Returns the own means that leave a loan of at most an amount, up to the next thousand. */
export function ownMeansFor(rates: LoanRates, total: EuroCents, loan: EuroCents): EuroCents {
  const own = Math.max(0, total + loanCosts(rates, loan) - loan)
  return euroCents((Math.ceil(own / step) * step) / 100)
}
