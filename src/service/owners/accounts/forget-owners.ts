import type { Mandate } from '#domain/owners/owned-home.ts'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeBefore } from '#domain/privacy/term.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'

/**
 * Deletes owners a term after the last mandate for a home of theirs has ended; those who never had one a term after they were
 * invited. Staff stay for as long as they work at the desk.
 */
export async function forgetOwners(db: Db, now: number): Promise<void> {
  const before = toBrussels(timeBefore(keptTerms['owner-account'], now)).on
  const owners = await db.selectFrom('owner').select(['id', 'invited_at']).execute()
  const rows = await db
    .selectFrom('owner_property')
    .innerJoin('home_record', 'home_record.subject', 'owner_property.subject')
    .select(['owner_property.owner_id', 'home_record.body'])
    .where('home_record.kind', '=', 'mandate')
    .execute()
  const kept = new Set(
    rows
      .filter(({ body }) => {
        const { availability, closedOn, endsOn }: Mandate = JSON.parse(body)
        const isOpen = availability === 'available' || availability === 'underOption'
        const end = closedOn ?? endsOn
        return isOpen || end === undefined || end >= before
      })
      .map(({ owner_id: owner }) => owner),
  )
  const staff = await db.selectFrom('staff').select('account').where('active', '=', 1).execute()
  for (const { account } of staff) kept.add(account)
  const gone = owners.filter(
    ({ id, invited_at: invited }) => !kept.has(id) && toBrussels(invited).on < before,
  )
  for (const { id } of gone) await db.deleteFrom('owner').where('id', '=', id).execute()
}
