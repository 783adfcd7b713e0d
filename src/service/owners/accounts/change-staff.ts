import type { Database } from '#service/kit/database/open-database.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { Place } from './invitations/check-place.ts'

/** Why somebody's place at the desk is not changed: they have none, or nobody else manages it. */
export type StaffProblem = 'unknown' | 'lastManager'

/** Gives a member of staff another role and office, which counts at once; returns why not. */
export async function changeStaff(
  { db }: Pick<Database, 'db'>,
  account: string,
  { role, office }: Place,
): Promise<StaffProblem | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const problem = await whyKept(transaction, account)
    if (problem === 'unknown' || (problem === 'lastManager' && role !== 'manager')) return problem
    const place = { role, office: office ?? null }
    await transaction.updateTable('staff').set(place).where('account', '=', account).execute()
    return undefined
  })
}

/** Returns why somebody cannot leave the desk. Managers who close each other at once wait here, so that one stays. */
export async function whyKept(
  transaction: DbTransaction,
  account: string,
): Promise<StaffProblem | undefined> {
  await transaction.updateTable('staff').set({ role: 'manager' }).where('role', '=', 'manager').execute()
  const staff = await transaction
    .selectFrom('staff')
    .select(['account', 'role'])
    .where('active', '=', 1)
    .execute()
  const own = staff.find((one) => one.account === account)
  if (own === undefined) return 'unknown'
  const isLast = staff.every((one) => one.account === account || one.role !== 'manager')
  return own.role === 'manager' && isLast ? 'lastManager' : undefined
}
