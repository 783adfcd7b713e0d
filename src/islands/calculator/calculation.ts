import type { EuroCents } from '#domain/values/money.ts'
import type { Region } from '#domain/place/place.ts'
import { type PurchaseKind, purchaseKinds } from '#domain/costs/purchase-costs.ts'
import { regions } from '#domain/place/region.ts'
import { maxEuro, parseAmount, parseDecimal } from '#text/parse-number.ts'

/** Numbers of energy classes gained; the last means that many or more. */
export const energyClassChoices = [0, 2, 3, 4] as const

export const maxRate = 15
export const maxYears = 40

/** Names of the form's fields, which are also the keys of the query. */
export const fieldNames = [
  'region',
  'type',
  'price',
  'own',
  'classes',
  'loan',
  'rate',
  'years',
  'rent',
  'yearly',
] as const
export type FieldName = (typeof fieldNames)[number]

/** Values of the fields, as text; an empty or unticked field is absent. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>

/** The input of a calculation. */
export type Calculation = Readonly<{
  region: Region
  kind: PurchaseKind
  price?: EuroCents
  isOwnHome: boolean
  energyClasses: number
  loan?: EuroCents
  /** Percent per year. */
  rate?: number
  years?: number
  /** Rent per month that the purchase is compared with. */
  rent?: EuroCents
  /** What an owner pays each year and a tenant does not; only beside a rent. */
  yearly?: EuroCents
}>

/** Why the value of a field is rejected. */
export type FieldError = 'missing' | 'notAmount' | 'amountRange' | 'notRate' | 'notYears'

/** The fields that can be wrong; the others are choices. */
export type NumberField = 'price' | 'loan' | 'rate' | 'years' | 'rent' | 'yearly'
export type FieldErrors = Readonly<Partial<Record<NumberField, FieldError>>>

/**
 * Returns the input and the error of each wrong field; a wrong field counts as empty, an unknown choice as the first. A
 * loan needs a rate and a duration; without a loan both are ignored, and so is what an owner pays each year without a rent.
 */
export function readCalculation(
  texts: FieldTexts,
  home: Region = regions[0],
): Readonly<{ calculation: Calculation; errors: FieldErrors }> {
  const price = amountField(texts.price)
  const loan = amountField(texts.loan)
  const rate = numberField(texts.rate, 'notRate', (value) => value <= maxRate)
  const years = numberField(texts.years, 'notYears', isTerm)
  const rent = amountField(texts.rent)
  const yearly = amountField(texts.yearly)
  const hasLoan = texts.loan !== undefined
  const errors = {
    price: texts.price === undefined ? 'missing' : price.error,
    loan: loan.error,
    rate: hasLoan ? (rate.error ?? (rate.value === undefined ? 'notRate' : undefined)) : undefined,
    years: hasLoan ? (years.error ?? (years.value === undefined ? 'notYears' : undefined)) : undefined,
    rent: rent.error,
    yearly: yearly.error,
  } as const
  return {
    calculation: {
      region: regions.find((region) => region === texts.region) ?? home,
      kind: purchaseKinds.find((kind) => kind === texts.type) ?? purchaseKinds[0],
      price: price.value,
      isOwnHome: texts.own === '1',
      energyClasses: energyClassChoices.find((count) => String(count) === texts.classes) ?? 0,
      loan: loan.value,
      // Ignored without a loan.
      rate: loan.value === undefined ? undefined : rate.value,
      years: loan.value === undefined ? undefined : years.value,
      rent: rent.value,
      yearly: rent.value === undefined ? undefined : yearly.value,
    },
    errors,
  }
}

type Field<Value> = Readonly<{ value?: Value; error?: FieldError }>

function amountField(text: string | undefined): Field<EuroCents> {
  if (text === undefined) return {}
  const amount = parseAmount(text)
  if (amount === undefined) return { error: 'notAmount' }
  return amount > 0 && amount <= maxEuro * 100 ? { value: amount } : { error: 'amountRange' }
}

function numberField(
  text: string | undefined,
  error: FieldError,
  isSound: (value: number) => boolean,
): Field<number> {
  if (text === undefined) return {}
  const value = parseDecimal(text)
  return value !== undefined && isSound(value) ? { value } : { error }
}

function isTerm(years: number): boolean {
  return Number.isInteger(years) && years >= 1 && years <= maxYears
}
