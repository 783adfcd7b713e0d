import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { financing } from './financing.ts'
import { loanPlan } from './loan.ts'
import { type MonthCosts, monthCosts, type MonthPart } from './month-costs.ts'
import type { LoanRates } from './purchase-costs.ts'

/** A home for sale whose month is counted. */
export type HomeMonth = Readonly<{
  /** Price and costs without a loan, in whole euro: for any buyer, and as the only home of the buyer where that is less. */
  total: EuroCents
  ownTotal?: EuroCents
  rates: LoanRates
  /** What comes back each month besides the loan. */
  running: readonly MonthPart[]
}>

/** What a visitor chooses; without a rate there is no loan to count with, and no sum. */
export type MonthChoice = Readonly<{
  ownMeans: EuroCents
  years: number
  yearlyPercent?: number
  isOwnHome: boolean
}>

/** What a choice comes to. */
export type ChosenMonth = Readonly<{
  total: EuroCents
  loan: EuroCents
  loanCosts: EuroCents
  /** Absent without a rate. */
  month?: MonthCosts & Readonly<{ interest: EuroCents }>
}>

/** Returns what a home costs a month with the loan of a choice. */
export function homeMonth(
  home: HomeMonth,
  { ownMeans, years, yearlyPercent, isOwnHome }: MonthChoice,
): ChosenMonth {
  const total = (isOwnHome ? home.ownTotal : undefined) ?? home.total
  const { loan, loanCosts } = financing(home.rates, total, ownMeans)
  if (yearlyPercent === undefined) return { total, loan, loanCosts }
  const plan = loanPlan({ amount: loan, yearlyPercent, years })
  const parts = [{ name: 'loan' as const, amount: plan.monthly }, ...home.running]
  return { total, loan, loanCosts, month: { ...monthCosts(parts), interest: euroCents(plan.interest / 100) } }
}
