import type { Charges, Property } from '#domain/listing/property.ts'
import { isResidential, propertyKind } from '#domain/listing/property-kind.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Rules } from '#domain/law/rules.ts'
import { regionOfZip } from '#domain/place/region.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { depositMaxMonths } from './deposit.ts'

type Rented = Pick<Property, 'type' | 'categories' | 'address' | 'price' | 'charges'>

/**
 * Returns what a record charges, without what a tenant may not be asked, the agency's fee and a deposit above the maximum of
 * homes, and without a deposit that the record states twice and not alike.
 */
export function lawfulCharges(
  property: Rented,
  rules: Pick<Rules, 'deposits' | 'tenantFees'>,
  on: PlainDate,
): Charges {
  const { charges } = property
  return {
    ...charges,
    ...(isTenantFeeForbidden(property, rules, on) ? { tenantCost: undefined } : {}),
    ...(depositExcess(property, rules, on) === undefined && !isDepositContradicted(property)
      ? {}
      : { deposit: undefined, depositMonths: undefined }),
  }
}

/** Whether the amount of a deposit is not that of its months of rent, with or without the charges. */
export function isDepositContradicted({ charges, price }: Pick<Rented, 'charges' | 'price'>): boolean {
  const { deposit, depositMonths: months, chargesTenant = 0 } = charges
  if (deposit === undefined || months === undefined || price.kind !== 'published') return false
  const meant = [price.amount, price.amount + chargesTenant].map((monthly) => monthly * months)
  // Ten euro, or a fiftieth, is rounding.
  return meant.every((amount) => Math.abs(amount - deposit) > Math.max(1000, amount / 50))
}

/** Whether the agency's fee may not be charged to the tenant of a property. */
export function isTenantFeeForbidden(
  property: Pick<Rented, 'type' | 'categories' | 'address'>,
  { tenantFees }: Pick<Rules, 'tenantFees'>,
  on: PlainDate,
): boolean {
  const region = regionOf(property)
  const rule = ruleInForce(
    tenantFees.filter((each) => each.region === region),
    on,
  )
  return rule !== undefined && (!rule.homesOnly || isHome(property))
}

/** Returns the highest deposit of a home in months of rent; undefined for other properties, and abroad. */
export function homeDepositMaxMonths(
  property: Pick<Rented, 'type' | 'categories' | 'address'>,
  rules: Pick<Rules, 'deposits'>,
  on: PlainDate,
): number | undefined {
  return isHome(property) ? depositMaxMonths(rules, regionOf(property), on) : undefined
}

/** A deposit above the maximum: the field that says so, and its months of rent. */
export type DepositExcess = Readonly<{ field: 'deposit' | 'depositMonths'; months: number; max: number }>

/** Returns by how much the deposit of a home is too high; undefined for a lawful one, or where it is not known. */
export function depositExcess(
  property: Rented,
  rules: Pick<Rules, 'deposits'>,
  on: PlainDate,
): DepositExcess | undefined {
  const max = homeDepositMaxMonths(property, rules, on)
  if (max === undefined) return undefined
  const { charges, price } = property
  const { depositMonths: months, deposit } = charges
  if (months !== undefined && months > max) return { field: 'depositMonths', months, max }
  if (deposit === undefined || price.kind !== 'published') return undefined
  // Half a euro of rounding is no excess.
  return deposit > max * price.amount + 50
    ? { field: 'deposit', months: Math.round((deposit / price.amount) * 10) / 10, max }
    : undefined
}

/** A listing of unknown kind may be a home: the rules for homes apply. */
function isHome(property: Pick<Rented, 'type' | 'categories'>): boolean {
  return propertyKind(property) === undefined || isResidential(property)
}

function regionOf({ address: { town } }: Pick<Rented, 'address'>): ReturnType<typeof regionOfZip> {
  return regionOfZip(town.zip, town.country)
}
