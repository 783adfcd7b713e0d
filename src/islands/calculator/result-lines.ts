import { buyOrRent, type Gone } from '#domain/costs/buy-or-rent.ts'
import { type Loan, loanPlan } from '#domain/costs/loan.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { type PurchaseCosts, purchaseCosts, type PurchaseTax } from '#domain/costs/purchase-costs.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import type { Calculation } from './calculation.ts'
import type { CalculatorTranslate } from './calculator-messages.ts'
import type { NumberWords } from './number-words.ts'

/** An amount and its label. */
export type ResultLine = Readonly<{ label: string; note?: string; amount: EuroCents }>

/** The costs of a purchase, line by line; the last line is the sum. */
export type CalculatorResult = Readonly<{
  costs: PurchaseCosts
  lines: readonly ResultLine[]
  /** Monthly payment and totals of the loan; empty without a loan. */
  loan: readonly ResultLine[]
  monthly?: EuroCents
  /** What is gone by buying and by renting; absent without a rent, or with a loan that cannot be counted. */
  gone?: Gone & Readonly<{ rent: EuroCents }>
}>

/** The name of the duty in each region. */
const duties = {
  flanders: 'registrationDutyFlanders',
  brussels: 'registrationDuty',
  wallonia: 'registrationDuty',
} as const

/** Returns the result of a calculation; undefined without a price. */
export function calculatorResult(
  calculation: Calculation,
  rates: PurchaseRates,
  t: CalculatorTranslate,
  numbers: NumberWords,
): CalculatorResult | undefined {
  const { price, loan, region } = calculation
  if (price === undefined) return undefined
  const costs = purchaseCosts(rates, { ...calculation, price })
  const { tax, mortgage } = costs
  const taxName = tax.kind === 'vat' ? t('costs.line.vat') : t(`labels.field.${duties[region]}`)
  const plan = planOf(calculation)
  return {
    costs,
    lines: [
      { label: t('costs.line.price'), amount: price },
      {
        label: `${taxName} ${numbers.percent(tax.percent)}`,
        note: exemption(tax, price, t, numbers),
        amount: tax.amount,
      },
      { label: t('costs.line.notaryFee'), amount: costs.notaryFee },
      { label: t('costs.line.deedCosts'), amount: costs.deedCosts },
      ...(mortgage === undefined
        ? []
        : [
            { label: t('costs.line.loanDeedCosts'), amount: mortgage.deedCosts },
            { label: t('costs.line.mortgageDuties'), amount: mortgage.duties },
          ]),
      { label: t('costs.line.notaryVat'), amount: costs.notaryVat },
      { label: t('costs.line.total'), amount: costs.total },
    ],
    loan: [
      ...(plan === undefined
        ? []
        : [
            { label: t('costs.line.monthly'), amount: plan.monthly },
            { label: t('costs.line.interest'), amount: plan.interest },
          ]),
      ...(loan === undefined || loan > costs.total
        ? []
        : [{ label: t('costs.line.ownMeans'), amount: euroCents((costs.total - loan) / 100) }]),
    ],
    monthly: plan?.monthly,
    gone: goneOf(calculation, costs),
  }
}

function goneOf(calculation: Calculation, { costs }: PurchaseCosts): CalculatorResult['gone'] {
  const { rent, yearly, loan } = calculation
  const of = loanOf(calculation)
  if (rent === undefined || (loan !== undefined && of === undefined)) return undefined
  return { ...buyOrRent({ costs, loan: of, yearly, rent }), rent }
}

function loanOf({ loan, rate, years }: Calculation): Loan | undefined {
  if (loan === undefined || rate === undefined || years === undefined) return undefined
  return { amount: loan, yearlyPercent: rate, years }
}

function planOf(calculation: Calculation) {
  const loan = loanOf(calculation)
  return loan && loanPlan(loan)
}

function exemption(
  { exempt }: PurchaseTax,
  price: EuroCents,
  t: CalculatorTranslate,
  { money }: NumberWords,
): string | undefined {
  return exempt === 0 ? undefined : t('costs.line.exempt', { base: money(euroCents((price - exempt) / 100)) })
}
