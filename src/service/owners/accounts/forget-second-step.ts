import { sql } from 'kysely'
import type { Database } from '#service/kit/database/open-database.ts'
import { endSessions } from './sessions.ts'

/** Takes the second step off an owner's account and signs out all devices. */
export async function forgetSecondStep(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  owner: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('owner_second_factor').where('owner_id', '=', owner).execute()
    await endSessions(transaction, owner, { which: 'all', reason: 'office', now })
    const no = engine === 'postgres' ? sql`false` : sql`0`
    await sql`update owner set two_factor_enabled = ${no} where id = ${owner}`.execute(transaction)
  })
}
