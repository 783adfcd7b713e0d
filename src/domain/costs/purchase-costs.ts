import { type EuroCents, euroCents, percentOf, sumOf } from '#domain/values/money.ts'
import { notaryFee } from './notary-fee.ts'
import type { PurchaseRates } from './purchase-rates.ts'
import { type DutyKind, registrationDuty } from './registration-duty.ts'

/** What is bought: with registration duty, or as a new building with VAT. */
export const purchaseKinds = ['home', 'plot', 'newBuild', 'rebuild'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** A purchase whose costs are estimated. */
export type Purchase = Readonly<{
  /** Without VAT. */
  price: EuroCents
  kind: PurchaseKind
  isOwnHome: boolean
  energyClasses: number
  /** Part of the price that is for land with registration duty, of a new building with VAT. */
  landShare?: EuroCents
  /** VAT as a record states it: its rate, and the amount itself. */
  vat?: Readonly<{ percent?: number; amount?: EuroCents }>
  /** Amount of the mortgage, if there is one. */
  loan?: EuroCents
}>

/** The tax on a purchase: amount, rate, and the exempt part of the price. */
export type PurchaseTax = Readonly<{
  kind: 'duty' | 'vat'
  percent: number
  exempt: EuroCents
  amount: EuroCents
}>

/** Costs of a mortgage except the notary's fee, which has a scale of its own. */
export type MortgageCosts = Readonly<{
  deedCosts: EuroCents
  /** Registration of the deed and entry of the mortgage, on the loan and what the bank adds to it. */
  duties: EuroCents
}>

/** An estimate of the costs of a purchase, and of price and costs together. */
export type PurchaseCosts = Readonly<{
  tax: PurchaseTax
  /** Duty on the land of a new building, where it is sold without VAT. */
  landDuty?: PurchaseTax
  notaryFee: EuroCents
  deedCosts: EuroCents
  mortgage?: MortgageCosts
  /** VAT on the notary's fee and on all deed costs. */
  notaryVat: EuroCents
  /** Sum of all above. */
  costs: EuroCents
  /** Price and costs. */
  total: EuroCents
}>

/** The rates that the costs of a mortgage are made of. */
export type LoanRates = Readonly<{
  notary: Pick<PurchaseRates['notary'], 'loanDeedCosts' | 'vatPercent'>
  mortgage: Pick<PurchaseRates['mortgage'], 'registrationPercent' | 'entryPercent' | 'accessoriesPercent'>
}>

/**
 * Returns an estimate of what a purchase costs, part by part; the parts add up to the cent.
 * @see docs/decisions/prices.md for what it leaves out
 */
export function purchaseCosts(rates: PurchaseRates, purchase: Purchase): PurchaseCosts {
  const { price, loan } = purchase
  const { notary } = rates
  const tax = purchaseTax(rates, purchase)
  const landDuty = dutyOnLand(rates, purchase)
  const fee = notaryFee(notary.scale, price)
  const mortgage = loan === undefined || loan === 0 ? undefined : mortgageCosts(rates, loan)
  const notaryVat = percentOf(
    sumOf([fee, notary.deedCosts, ...(mortgage === undefined ? [] : [mortgage.deedCosts])]),
    notary.vatPercent,
  )
  const costs = sumOf([
    tax.amount,
    ...(landDuty === undefined ? [] : [landDuty.amount]),
    fee,
    notary.deedCosts,
    notaryVat,
    ...(mortgage === undefined ? [] : [mortgage.deedCosts, mortgage.duties]),
  ])
  const total = sumOf([price, costs])
  return { tax, landDuty, notaryFee: fee, deedCosts: notary.deedCosts, mortgage, notaryVat, costs, total }
}

function purchaseTax({ duty, vat }: PurchaseRates, purchase: Purchase): PurchaseTax {
  const { price, kind, landShare = euroCents(0), vat: stated } = purchase
  if (isWithDuty(kind)) return { kind: 'duty', ...registrationDuty(duty, { ...purchase, kind }) }
  const percent = stated?.percent ?? (kind === 'rebuild' ? vat.rebuildPercent : vat.percent)
  const taxed = euroCents((price - Math.min(price, landShare)) / 100)
  const amount = stated?.amount ?? percentOf(taxed, percent)
  return { kind: 'vat', percent, exempt: euroCents(0), amount }
}

function dutyOnLand(
  { duty }: PurchaseRates,
  { price, kind, landShare, isOwnHome }: Purchase,
): PurchaseTax | undefined {
  if (landShare === undefined || isWithDuty(kind)) return undefined
  const land = euroCents(Math.min(price, landShare) / 100)
  return {
    kind: 'duty',
    ...registrationDuty(duty, { price: land, kind: 'plot', isOwnHome, energyClasses: 0 }),
  }
}

/** Returns what a mortgage costs, without VAT. */
export function mortgageCosts({ notary, mortgage }: LoanRates, loan: EuroCents): MortgageCosts {
  const secured = sumOf([loan, percentOf(loan, mortgage.accessoriesPercent)])
  return {
    deedCosts: notary.loanDeedCosts,
    duties: sumOf([
      percentOf(secured, mortgage.registrationPercent),
      percentOf(secured, mortgage.entryPercent),
    ]),
  }
}

function isWithDuty(kind: PurchaseKind): kind is DutyKind {
  return kind === 'home' || kind === 'plot'
}
