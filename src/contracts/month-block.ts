import type { HomeMonth } from '#domain/costs/home-month.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** What the script of a home's month reads from its `data-month`; in the words `{}` stands for the amount. */
export type MonthBlock = Readonly<{
  home: HomeMonth
  price: EuroCents
  /** BCP 47 tag for numbers. */
  numberTag: string
  /** Day on which the rate was read; absent where there is none. */
  readOn?: PlainDate
  /** `Per maand ongeveer {}`, `{} % van de prijs`. */
  about: string
  share: string
}>
