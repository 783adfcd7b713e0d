import { euroCents } from '#domain/values/money.ts'
import { type FieldErrors, maxRate, maxYears, type NumberField, type FieldError } from './calculation.ts'
import type { CalculatorTranslate } from './calculator-messages.ts'
import type { NumberWords } from './number-words.ts'
import { maxEuro } from '#text/parse-number.ts'

/** The fields that can be wrong, in the order of the form. */
export const numberFields = [
  'price',
  'loan',
  'rate',
  'years',
  'rent',
  'yearly',
] as const satisfies readonly NumberField[]

/** Returns the error messages of the fields whose errors are shown. */
export function errorWords(
  errors: FieldErrors,
  t: CalculatorTranslate,
  { money, percent }: NumberWords,
  isShown: (name: NumberField) => boolean,
): Readonly<Partial<Record<NumberField, string>>> {
  const values: Readonly<Record<FieldError, Readonly<Record<string, string>>>> = {
    missing: {},
    notAmount: { example: money(euroCents(289_000)) },
    amountRange: { max: money(euroCents(maxEuro)) },
    notRate: { max: percent(maxRate), example: percent(3.25) },
    notYears: { max: String(maxYears) },
  }
  return Object.fromEntries(
    numberFields.flatMap((name) => {
      const error = isShown(name) ? errors[name] : undefined
      return error === undefined ? [] : [[name, t(`costs.error.${error}`, values[error])]]
    }),
  )
}
