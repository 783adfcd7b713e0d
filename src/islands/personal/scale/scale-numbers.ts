import type { EuroCents } from '#domain/values/money.ts'
import { createAmountFormats } from '#text/amount-formats.ts'

/** Writes the figures of the comparison in a language. */
export type ScaleNumbers = Readonly<{
  euro: (amount: EuroCents) => string
  /** `12,5 m`. */
  metres: (value: number) => string
  /** `1.204 m²`. */
  area: (value: number) => string
  whole: (value: number) => string
  /** Megawatt hours of kilowatt hours, in two lines where a column is narrow: `40,3 MWh`. */
  megawattHours: (kwh: number) => string
}>

/** Creates the formats of a language by its BCP 47 tag. */
export function createScaleNumbers(numberTag: string): ScaleNumbers {
  const whole = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 1 })
  const energy = new Intl.NumberFormat(numberTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    euro: createAmountFormats(numberTag).euro,
    metres: (value) => `${tenths.format(value)}\u00A0m`,
    area: (value) => `${whole.format(value)}\u00A0m²`,
    whole: (value) => whole.format(value),
    megawattHours: (kwh) => `${energy.format(kwh / 1000)} MWh`,
  }
}
