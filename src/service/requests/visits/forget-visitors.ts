import { sql } from 'kysely'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'

/**
 * Deletes what tells the visitors of past days apart: salts and hashes. SQLite overwrites what it deletes, and its log is
 * emptied too; PostgreSQL is told to clean the room of deleted rows.
 */
export async function forgetVisitors({ db, engine }: Database, now: number): Promise<void> {
  const { on: today } = toBrussels(now)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('visit_salt').where('day', '<', today).execute()
    await transaction.deleteFrom('visit_seen').where('day', '<', today).execute()
  })
  // Also when nothing was left to delete: a process may have ended between the two.
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  else await sql`vacuum visit_salt, visit_seen`.execute(db)
}

type Options = Readonly<{ clock: () => number; log: ServiceLog }>

/** The longest wait in milliseconds: a clock that is set finds midnight again. */
const longest = 60 * 60_000

/** Forgets visitors now, at each midnight in Belgium, and once an hour; returns what stops it. */
export function startForgetting(database: Database, { clock, log }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    const now = clock()
    const midnight = fromBrussels(addDays(toBrussels(now).on, 1), '00:00')
    timer = setTimeout(forget, Math.min(midnight - now, longest) + 1)
    timer.unref()
    forgetVisitors(database, now).catch((error: unknown) =>
      log.error({ error: String(error) }, 'visitors of past days not forgotten'),
    )
  }
  forget()
  return () => clearTimeout(timer)
}
