import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'

/**
 * Lets owners who have an account read about the homes that the CRM has of them. None is taken away: an owner of a home that
 * the CRM no longer lists reads nothing about it, since its records are gone.
 */
export async function giveHomes(transaction: DbTransaction, owners: readonly RecordedOwner[]): Promise<void> {
  await followRecords(transaction, owners)
  const accounts = await transaction.selectFrom('owner').select(['id', 'email', 'recorded_email']).execute()
  const idOf = new Map(accounts.map(({ id, email, recorded_email: recorded }) => [recorded ?? email, id]))
  const given = owners.flatMap(({ email, subjects }) => {
    const owner = idOf.get(email)
    return owner === undefined ? [] : subjects.map((subject) => ({ owner_id: owner, subject }))
  })
  // Row by row: the owners with an account are few.
  for (const row of given)
    await transaction
      .insertInto('owner_property')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** An owner whom the CRM now knows under the address of his account is known by that alone. */
async function followRecords(transaction: DbTransaction, owners: readonly RecordedOwner[]): Promise<void> {
  const recorded = new Set(owners.map(({ email }) => email))
  const moved = await transaction
    .selectFrom('owner')
    .select(['id', 'email', 'recorded_email'])
    .where('recorded_email', 'is not', null)
    .execute()
  for (const { id, email, recorded_email: old } of moved)
    if (recorded.has(email) && old !== null && !recorded.has(old))
      await transaction.updateTable('owner').set({ recorded_email: null }).where('id', '=', id).execute()
}
