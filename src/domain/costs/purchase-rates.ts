import { regionalRuleInForce, ruleInForce } from '#domain/law/dated-rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { MortgageRates, NewBuildVat, NotaryRates, RegistrationDuty, Rules } from '#domain/law/rules.ts'

/** The rates of all taxes and fees on a purchase in one region on one day. */
export type PurchaseRates = Readonly<{
  duty: RegistrationDuty
  vat: NewBuildVat
  notary: NotaryRates
  mortgage: MortgageRates
}>

/** Returns the rates of a region on a day; undefined abroad, and where one of them is not known. */
export function purchaseRates(
  { purchase }: Pick<Rules, 'purchase'>,
  region: Region | undefined,
  on: PlainDate,
): PurchaseRates | undefined {
  const duty = regionalRuleInForce(purchase.duties, region, on)
  const vat = ruleInForce(purchase.newBuildVat, on)
  const notary = ruleInForce(purchase.notary, on)
  const mortgage = ruleInForce(purchase.mortgages, on)
  if (duty === undefined || vat === undefined || notary === undefined || mortgage === undefined)
    return undefined
  return { duty, vat, notary, mortgage }
}
