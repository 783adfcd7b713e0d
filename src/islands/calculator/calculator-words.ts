import type { Region } from '#domain/place/place.ts'
import type { PurchaseKind } from '#domain/costs/purchase-costs.ts'
import type { FieldError } from './calculation.ts'

/** Texts of the calculator, with `{{placeholders}}`. */
export type CalculatorWords = Readonly<{
  percent: string
  region: string
  regions: Readonly<Record<Region, string>>
  kind: string
  kinds: Readonly<Record<PurchaseKind, string>>
  price: string
  priceHint: string
  own: string
  classes: string
  /** In the order of `energyClassChoices`. */
  classChoices: readonly string[]
  loanLegend: string
  optional: string
  loan: string
  rate: string
  years: string
  submit: string
  errors: Readonly<Record<FieldError, string>>
  title: string
  start: string
  sum: string
  monthlySum: string
  share: string
  copied: string
  estimate: string
  lines: LineWords
}>

/** Labels of the amounts of a result. */
export type LineWords = Readonly<{
  price: string
  duties: Readonly<Record<Region, string>>
  vat: string
  exempt: string
  notaryFee: string
  deedCosts: string
  loanDeedCosts: string
  mortgageDuties: string
  notaryVat: string
  total: string
  monthly: string
  interest: string
  ownMeans: string
}>
