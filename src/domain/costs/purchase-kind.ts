import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Rules } from '#domain/law/rules.ts'
import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type EuroCents, euroCents, sumOf } from '#domain/values/money.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import type { Availability, Charges, Property } from '#domain/listing/property.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import type { PurchaseKind } from './purchase-costs.ts'
import { isWithVat, statedVatRate } from './stated-vat.ts'

/** Fields of a listing that its purchase costs depend on. */
export type Purchasable = Pick<
  Property,
  'type' | 'categories' | 'goal' | 'price' | 'lifeAnnuity' | 'charges'
> &
  Readonly<{ availability: Availability }>

/** Returns how a listing is bought: with VAT where its record says so, or else with registration duty. */
export function purchaseKind({ type, categories, charges }: Purchasable): PurchaseKind {
  if (isWithVat(charges)) return (statedVatRate(charges) ?? Infinity) < 10 ? 'rebuild' : 'newBuild'
  return propertyKind({ type, categories }) === 'land' ? 'plot' : 'home'
}

/** Whether a home is so new that VAT may be due, and its record says neither VAT nor a registration duty. */
export function isTaxUnsaid(
  { building, charges }: Pick<Property, 'building' | 'charges'>,
  { purchase }: Pick<Rules, 'purchase'>,
  on: PlainDate,
): boolean {
  const newForYears = ruleInForce(purchase.newBuildVat, on)?.newForYears
  const { constructionYear } = building
  return (
    newForYears !== undefined &&
    constructionYear !== undefined &&
    constructionYear >= partsOf(on).year - newForYears &&
    !isWithVat(charges) &&
    charges.registrationDuty === undefined
  )
}

/**
 * Returns the total of a record, and what of it no field explains; undefined for a total below its own parts, and for one that
 * leaves something out: with VAT on the building, duty on its land and the notary come on top.
 */
export function ownTotal(
  charges: Charges,
  price: EuroCents,
): Readonly<{ total: EuroCents; rest: EuroCents }> | undefined {
  const { vatBuilding, vatValue, landShare, registrationDuty, totalCost: total } = charges
  const notary = charges.notaryFeeInclVat ?? charges.notaryFee
  const isSplit = isWithVat(charges) && (landShare ?? vatValue) !== undefined
  const isWhole = registrationDuty !== undefined && notary !== undefined
  const parts = [price, vatBuilding, registrationDuty, notary].filter((part) => part !== undefined)
  if (total === undefined || (isSplit && !isWhole) || total < sumOf(parts)) return undefined
  return { total, rest: euroCents((total - sumOf(parts)) / 100) }
}

/** Whether a listing can become a buyer's own home: a house, an apartment or a building plot. */
export function isOwnHomeToBe({ type, categories }: Pick<Purchasable, 'type' | 'categories'>): boolean {
  const kind = propertyKind({ type, categories })
  return kind === 'house' || kind === 'apartment' || type === 'buildingPlot'
}

/**
 * Returns the price that purchase costs are calculated on; undefined for a listing that is not for sale, for a price on
 * request, and for a life annuity, whose duty also depends on the annuity and the age of its recipient.
 */
export function purchasePrice(property: Purchasable): EuroCents | undefined {
  const asked = askedPrice(property)
  return asked?.kind === 'sale' && isOnOffer(property.availability) ? asked.amount : undefined
}
