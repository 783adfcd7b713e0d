import type { Database } from '#service/kit/database/open-database.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { type HandedOver, handOver } from '#service/requests/submissions/hand-over.ts'
import { type StaffProblem, whyKept } from './change-staff.ts'
import { findStaff } from './find-staff.ts'
import { endSessions } from './sessions.ts'

/** Who gets the open requests of somebody who leaves, or nobody; `also` is done with it, and told which those are. */
type Leaving = Readonly<{
  to?: string
  also?: (transaction: DbTransaction, given: readonly HandedOver[]) => Promise<void>
}>

/**
 * Closes the desk to somebody at once: sessions end, and mailed links, half sign-ins and trusted devices count no more,
 * nor do linked calendars and hours that were kept free. Returns why not.
 */
export async function deactivateStaff(
  { db }: Pick<Database, 'db'>,
  account: string,
  now: number,
  { to, also }: Leaving = {},
): Promise<StaffProblem | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const problem = await whyKept(transaction, account)
    if (problem !== undefined) return problem
    await transaction.updateTable('staff').set({ active: 0 }).where('account', '=', account).execute()
    const next = to === undefined ? undefined : await findStaff(transaction, to)
    const isManager = next?.role === 'manager'
    await also?.(transaction, await handOver(transaction, { from: account, to: next?.id ?? null, isManager }))
    await endSessions(transaction, account, { which: 'all', reason: 'closed', now })
    for (const table of ['calendar_feed', 'block'] as const)
      await transaction.deleteFrom(table).where('agent', '=', account).execute()
    await transaction.deleteFrom('owner_link').where('owner_id', '=', account).execute()
    await transaction.deleteFrom('owner_verification').where('value', '=', account).execute()
    return undefined
  })
}
