import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Remembers whether a member of staff wants the mail of the morning, from the next morning on. */
export async function chooseMorning(db: Db, account: string, isWanted: boolean, now: number): Promise<void> {
  await db
    .updateTable('staff')
    .set({ wants_morning: isWanted ? 1 : 0, morning_on: toBrussels(now).on })
    .where('account', '=', account)
    .where('wants_morning', '<>', isWanted ? 1 : 0)
    .execute()
}
