import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeBefore } from '#domain/privacy/term.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db, DbTransaction, ServiceTables } from '#service/kit/database/tables.ts'
import type { ErrorReport } from './read-report.ts'

/** An error as it is kept, with how often it was reported. */
export type KeptReport = Readonly<Selectable<ServiceTables['error_report']>>

/** Different errors of a day in Belgium that are kept: who invents more fills no disk. */
export const mostPerDay = 200

/** Keeps reports: one that is there already is counted, and a new one kept where whoever reports it may add another. */
export async function keepReports(
  database: Database,
  reports: readonly ErrorReport[],
  now: number,
  mayAdd: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  if (reports.length === 0) return
  await database.transact(async (transaction) => {
    for (const report of reports) await keepReport(transaction, report, now, mayAdd)
  })
}

async function keepReport(
  transaction: DbTransaction,
  report: ErrorReport,
  now: number,
  mayAdd: () => Promise<boolean>,
): Promise<void> {
  const fingerprint = fingerprintOf(report)
  const known = await transaction
    .selectFrom('error_report')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  if (known === undefined) {
    const today = fromBrussels(toBrussels(now).on, '00:00')
    if ((await countSince(transaction, today)) >= mostPerDay || !(await mayAdd())) return
  }
  await transaction
    .insertInto('error_report')
    .values({ fingerprint, ...report, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((row) => ({ times: row('error_report.times', '+', 1), last_at: now })),
    )
    .execute()
}

async function countSince(db: Db, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('error_report')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('first_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same error on another page is the same one; in another build it is new. */
function fingerprintOf({ kind, message, file, line, column, version }: ErrorReport): string {
  const parts = [kind, message, file, line, column, version]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Returns the errors that were reported since a time, the last one first. */
export async function listReports(db: Db, since: number): Promise<readonly KeptReport[]> {
  return await db
    .selectFrom('error_report')
    .selectAll()
    .where('last_at', '>=', since)
    .orderBy('last_at', 'desc')
    .orderBy('fingerprint')
    .execute()
}

/** Deletes the errors that were not reported again for their term. */
export async function forgetReports(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('error_report')
    .where('last_at', '<', timeBefore(keptTerms['error-report'], now))
    .execute()
}
