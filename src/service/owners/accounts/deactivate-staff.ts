import type { Database } from '#service/kit/database/open-database.ts'
import { endSessions } from './sessions.ts'

/**
 * Closes the desk to somebody at once: sessions end, and mailed links, half sign-ins and trusted devices count no more,
 * nor do linked calendars and hours that were kept free.
 * Returns why not, for who is no member of staff and for the last manager.
 */
export async function deactivateStaff(
  { db }: Pick<Database, 'db'>,
  account: string,
  now: number,
): Promise<'unknown' | 'lastManager' | undefined> {
  return await db.transaction().execute(async (transaction) => {
    // Managers who close each other at once wait here, so that one stays.
    await transaction.updateTable('staff').set({ role: 'manager' }).where('role', '=', 'manager').execute()
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ active: 0 })
      .where('account', '=', account)
      .where('active', '=', 1)
      .where((eb) =>
        eb.or([
          eb('role', '<>', 'manager'),
          eb.exists(
            eb
              .selectFrom('staff as other')
              .select('other.account')
              .where('other.role', '=', 'manager')
              .where('other.active', '=', 1)
              .where('other.account', '<>', account),
          ),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      const active = transaction.selectFrom('staff').select('account').where('active', '=', 1)
      return (await active.where('account', '=', account).executeTakeFirst()) === undefined
        ? 'unknown'
        : 'lastManager'
    }
    await endSessions(transaction, account, { which: 'all', reason: 'closed', now })
    for (const table of ['calendar_feed', 'block'] as const)
      await transaction.deleteFrom(table).where('agent', '=', account).execute()
    await transaction.deleteFrom('owner_link').where('owner_id', '=', account).execute()
    await transaction.deleteFrom('owner_verification').where('value', '=', account).execute()
    return undefined
  })
}
