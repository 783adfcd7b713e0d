import { type EuroCents, euroCents, sumOf } from '#domain/values/money.ts'
import { type Loan, loanPlan } from './loan.ts'

/** Years over which buying and renting are compared. */
export const comparedYears = 25
/** By how much a rent rises each year, in percent. */
export const rentRise = 2

/** A purchase beside a rent; amounts per month and per year are those of today. */
export type BuyOrRent = Readonly<{
  /** Costs of the purchase and of its loan. */
  costs: EuroCents
  loan?: Loan
  /** What an owner pays each year and a tenant does not. */
  yearly?: EuroCents
  rent: EuroCents
}>

/** What is gone after each year, from 0 on; repayments and the price itself are not gone: they stay in the home. */
export type Gone = Readonly<{
  buying: readonly EuroCents[]
  renting: readonly EuroCents[]
  /** The first year after which renting has cost at least as much; absent where it never does. */
  crossing?: number
}>

/** Compares what is gone by buying a home with what is gone by renting one. */
export function buyOrRent({ costs, loan, yearly = euroCents(0), rent }: BuyOrRent): Gone {
  const years = Array.from({ length: comparedYears + 1 }, (_, year) => year)
  const growth = 1 + rentRise / 100
  const renting = years.map((year) => euroCents((rent * 12 * ((growth ** year - 1) / (growth - 1))) / 100))
  const buying = years.map((year) =>
    sumOf([costs, interestAfter(loan, year), euroCents((yearly * year) / 100)]),
  )
  const crossing = years.findIndex((year) => year > 0 && (renting[year] ?? 0) >= (buying[year] ?? 0))
  return { buying, renting, crossing: crossing < 0 ? undefined : crossing }
}

/** Returns the interest that is paid on a loan in its first years: what was paid, less what the debt shrank by. */
function interestAfter(loan: Loan | undefined, years: number): EuroCents {
  if (loan === undefined) return euroCents(0)
  const { monthly, months, interest } = loanPlan(loan)
  const paid = Math.min(months, years * 12)
  if (paid === months) return interest
  const growth = Math.log1p(loan.yearlyPercent / 100) / 12
  const grown = Math.exp(growth * paid)
  const debt =
    growth === 0
      ? loan.amount - monthly * paid
      : loan.amount * grown - monthly * ((grown - 1) / Math.expm1(growth))
  return euroCents(Math.max(0, monthly * paid - (loan.amount - debt)) / 100)
}
