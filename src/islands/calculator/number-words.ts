import type { EuroCents } from '#domain/values/money.ts'
import { fill } from '#islands/kit/words.ts'

/** Writes figures as a language does: amounts in euro with their sign, percentages as the words of the site have them. */
export type NumberWords = Readonly<{
  money: (amount: EuroCents) => string
  percent: (value: number) => string
}>

/** Returns how a language writes figures; `percent` is the message, `{{value}} %`. */
export function createNumberWords(numberTag: string, percent: string): NumberWords {
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
    percent: (value) => fill(percent, { value: value.toLocaleString(numberTag) }),
  }
}
