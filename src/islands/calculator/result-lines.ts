import { loanPlan } from '#domain/costs/loan.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { type PurchaseCosts, purchaseCosts, type PurchaseTax } from '#domain/costs/purchase-costs.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import type { Calculation } from './calculation.ts'
import type { LineWords } from './calculator-words.ts'
import { fill } from '#i18n/fill.ts'
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
}>

/** Returns the result of a calculation; undefined without a price. */
export function calculatorResult(
  calculation: Calculation,
  rates: PurchaseRates,
  words: LineWords,
  numbers: NumberWords,
): CalculatorResult | undefined {
  const { price, loan, region } = calculation
  if (price === undefined) return undefined
  const costs = purchaseCosts(rates, { ...calculation, price })
  const { tax, mortgage } = costs
  const taxName = tax.kind === 'vat' ? words.vat : words.duties[region]
  const plan = planOf(calculation)
  return {
    costs,
    lines: [
      { label: words.price, amount: price },
      {
        label: `${taxName} ${numbers.percent(tax.percent)}`,
        note: exemption(tax, price, words, numbers),
        amount: tax.amount,
      },
      { label: words.notaryFee, amount: costs.notaryFee },
      { label: words.deedCosts, amount: costs.deedCosts },
      ...(mortgage === undefined
        ? []
        : [
            { label: words.loanDeedCosts, amount: mortgage.deedCosts },
            { label: words.mortgageDuties, amount: mortgage.duties },
          ]),
      { label: words.notaryVat, amount: costs.notaryVat },
      { label: words.total, amount: costs.total },
    ],
    loan: [
      ...(plan === undefined
        ? []
        : [
            { label: words.monthly, amount: plan.monthly },
            { label: words.interest, amount: plan.interest },
          ]),
      ...(loan === undefined || loan > costs.total
        ? []
        : [{ label: words.ownMeans, amount: euroCents((costs.total - loan) / 100) }]),
    ],
    monthly: plan?.monthly,
  }
}

function planOf({ loan, rate, years }: Calculation) {
  if (loan === undefined || rate === undefined || years === undefined) return undefined
  return loanPlan({ amount: loan, yearlyPercent: rate, years })
}

function exemption(
  { exempt }: PurchaseTax,
  price: EuroCents,
  { exempt: text }: LineWords,
  { money }: NumberWords,
): string | undefined {
  return exempt === 0 ? undefined : fill(text, { base: money(euroCents((price - exempt) / 100)) })
}
