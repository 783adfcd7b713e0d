import type { HomeMonth } from '#domain/costs/home-month.ts'
import type { LoanRates } from '#domain/costs/purchase-costs.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** What the script of a home's month reads from its `data-month`. */
export type MonthBlock = Omit<HomeMonth, 'rates'> & Readonly<{ price: EuroCents }>

/** What the month of every home needs once a visitor opens it: the fields' HTML, rates, and words with `{own}` and its kind. */
export type MonthFile = Readonly<{
  html: string
  rates: LoanRates
  /** BCP 47 tag for numbers. */
  numberTag: string
  /** Percentages with `{}` for the number: `{} %`. */
  percent: string
  about: string
  borrowed: string
  /** Day on which the rate in the fields was read; absent where there is none. */
  readOn?: PlainDate
}>

/**
 * Returns the path of the fields of a month in a language.
 * @example monthFilePath('nl') // '/words/month-nl.json'
 */
export function monthFilePath(language: string): string {
  return `/words/month-${language}.json`
}
