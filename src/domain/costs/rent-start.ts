import { type EuroCents, euroCents, sumOf } from '#domain/values/money.ts'
import type { Charges } from '#domain/listing/property.ts'

/** Amounts that a tenant pays when signing the lease. */
export type RentStart = Readonly<{
  rent: EuroCents
  charges?: EuroCents
  /** The tenant's share of the inventory of fixtures. */
  inventory?: EuroCents
  deposit?: EuroCents
  /** One-off cost that the agency charges the tenant. */
  agency?: EuroCents
  total: EuroCents
}>

/**
 * Returns what is due when a lease is signed: the first month's rent and charges, the share of the inventory, the deposit,
 * what the agency charges; undefined when neither inventory nor deposit is known, as the first month alone would mislead.
 * @see specification, section 11 (amount due at signing)
 */
export function rentStart(
  rent: EuroCents,
  { chargesTenant, inventory, deposit, depositMonths, tenantCost }: Charges,
): RentStart | undefined {
  const held = deposit ?? (depositMonths === undefined ? undefined : euroCents((rent * depositMonths) / 100))
  if (held === undefined && inventory === undefined) return undefined
  const parts = [rent, chargesTenant, inventory, held, tenantCost].filter((part) => part !== undefined)
  return { rent, charges: chargesTenant, inventory, deposit: held, agency: tenantCost, total: sumOf(parts) }
}
