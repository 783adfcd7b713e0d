import { type EuroCents, euroCents } from '#domain/values/money.ts'

/** A loan that is paid back in equal monthly amounts. */
export type Loan = Readonly<{ amount: EuroCents; yearlyPercent: number; years: number }>

/** Years of a loan: the fewest and the most that a visitor chooses, and those before that. */
export const loanYears = { least: 10, most: 30, usual: 25 } as const

/** What a loan costs. */
export type LoanPlan = Readonly<{
  monthly: EuroCents
  months: number
  /** All that is paid back, interest included. */
  total: EuroCents
  interest: EuroCents
}>

/**
 * Returns the monthly payment of a loan and the total of all payments. The monthly rate is the twelfth root of the yearly one, as
 * Belgian mortgages count it, and not a twelfth of it.
 * @throws {RangeError} when the loan has no months, or a negative rate
 * @see Code of economic law, article VII.138 (read 2026)
 * @example loanPlan({ amount: euroCents(200_000), yearlyPercent: 3, years: 20 }).monthly // € 1.105,15
 */
export function loanPlan({ amount, yearlyPercent, years }: Loan): LoanPlan {
  const months = Math.round(years * 12)
  if (!(months > 0) || !(yearlyPercent >= 0))
    throw new RangeError(`not a loan: ${yearlyPercent} % for ${years} years`)
  const exact = amount * monthlyShare(yearlyPercent, months)
  const total = Math.max(amount, Math.round(exact * months))
  return {
    monthly: euroCents(Math.round(exact) / 100),
    months,
    total: euroCents(total / 100),
    interest: euroCents((total - amount) / 100),
  }
}

/** Uses `log1p` and `expm1`: differences of numbers near 1 lose digits at low rates. */
function monthlyShare(yearlyPercent: number, months: number): number {
  const growth = Math.log1p(yearlyPercent / 100) / 12
  return growth === 0 ? 1 / months : Math.expm1(growth) / -Math.expm1(-growth * months)
}
