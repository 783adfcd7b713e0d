import type { EuroCents } from '#domain/values/money.ts'

/** Formats the figures of a calculation alike at build and in the browser. */
export type AmountFormats = Readonly<{
  /** A whole amount: `€ 1.927`. */
  euro: (amount: EuroCents) => string
  /** `25 jaar`. */
  years: (count: number) => string
}>

/** Creates the formats of a language by its BCP 47 tag. */
export function createAmountFormats(numberTag: string): AmountFormats {
  const euro = new Intl.NumberFormat(numberTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const years = new Intl.NumberFormat(numberTag, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  return { euro: (amount) => euro.format(amount / 100), years: (count) => years.format(count) }
}
