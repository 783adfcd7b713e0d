import type { EuroCents } from '#domain/values/money.ts'
import type { CalculatorTranslate } from './calculator-messages.ts'

/** Formats numbers in a language: amounts in euro, and percentages by the site's message. */
export type NumberWords = Readonly<{
  money: (amount: EuroCents) => string
  percent: (value: number) => string
}>

/** Creates the formatters of a language. */
export function createNumberWords(numberTag: string, t: CalculatorTranslate): NumberWords {
  const format = (digits: number) =>
    new Intl.NumberFormat(numberTag, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, exact] = [format(0), format(2)]
  return {
    money: (amount) => (amount % 100 === 0 ? whole : exact).format(amount / 100),
    percent: (value) => t('costs.percent', { value: value.toLocaleString(numberTag) }),
  }
}
