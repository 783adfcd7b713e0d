import type { DbTransaction } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** Returns the account of the member of staff with an address; undefined for nobody who works at the desk. */
export async function findAgent(
  transaction: DbTransaction,
  email: string | undefined,
): Promise<string | undefined> {
  if (email === undefined) return undefined
  const found = await transaction
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select('staff.account')
    .where('owner.email', '=', mailboxKey(email))
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  return found?.account
}
