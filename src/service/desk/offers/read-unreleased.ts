import type { Kysely } from 'kysely'
import { inScope, type Scope } from '#service/desk/requests/seen-requests.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'
import { type ConfirmedOffer, confirmedOffers } from '#service/owners/offers/confirmed-offers.ts'
import { endOf } from '#service/requests/offers/stored-offers.ts'

type Reading = Readonly<{ staff: Staff; scope: Scope; now: number }>

/** Returns the offers in a scope that their owners do not know of and that still bind the bidder; the longest there first. */
export async function readUnreleasedOffers(
  db: Kysely<ServiceTables>,
  { staff, scope, now }: Reading,
): Promise<readonly ConfirmedOffer[]> {
  const requests = db.selectFrom('submission').where((row) => inScope(row, scope, staff))
  const found = await confirmedOffers(requests)
    .where('released.body', 'is', null)
    .where('decided.decision', 'is', null)
    .execute()
  return found
    .filter(({ payload }) => (endOf(JSON.parse(payload)) ?? Infinity) > now)
    .toSorted((one, other) => Number(one.confirmed_at) - Number(other.confirmed_at))
}

/** Counts the offers in a scope that their owners do not know of. */
export async function countUnreleased(db: Kysely<ServiceTables>, reading: Reading): Promise<number> {
  return (await readUnreleasedOffers(db, reading)).length
}
