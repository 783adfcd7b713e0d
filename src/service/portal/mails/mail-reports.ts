import { hasReport, monthDue } from '#domain/owners/figures/monthly-report.ts'
import type { Month } from '#domain/owners/figures/month.ts'
import { toLocalTime } from '#domain/owners/local-time.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import { type OwnersSite, readerContext } from './reader-context.ts'
import { reportLetter } from './report-letter.ts'
import { stopLink } from './stop-link.ts'

/** What mails to owners are written from. */
export type OwnersMails = OwnersSite & Readonly<{ database: Database; signer: Signer }>

/** Reports that could not be written: how many, and why the first one could not. */
export class ReportsError extends AggregateError {
  override name = 'ReportsError'

  constructor(failures: readonly unknown[]) {
    const [first] = failures
    super(
      failures,
      `${failures.length} reports not mailed: ${first instanceof Error ? first.message : String(first)}`,
    )
  }
}

/**
 * Stores the mails with the reports that are due, and returns how many. Each home of an owner is reported once a month, also
 * when two processes run at once or one is ended.
 * @throws {ReportsError} when some could not be written, after all others were stored
 */
export async function mailReports(needs: OwnersMails, now: number): Promise<number> {
  const month = monthDue(toLocalTime(now))
  if (month === undefined) return 0
  const mailed: boolean[] = []
  const failures: unknown[] = []
  for (const waiting of await readWaiting(needs, month)) {
    try {
      const letter = await writeReport(needs, waiting, { month, now })
      mailed.push(letter !== undefined && (await storeOnce(needs, waiting, { month, now, letter })))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new ReportsError(failures)
  return mailed.filter(Boolean).length
}

type Waiting = Readonly<{ owner: Owner; subject: string; hasOthers: boolean }>
type Due = Readonly<{ month: Month; now: number }>

/** Returns the homes of owners who want reports, without those that were reported. */
async function readWaiting({ database: { db } }: OwnersMails, month: Month): Promise<readonly Waiting[]> {
  const rows = await db
    .selectFrom('owner_property')
    .innerJoin('owner', 'owner.id', 'owner_property.owner_id')
    .leftJoin('owner_report', (join) =>
      join
        .onRef('owner_report.owner_id', '=', 'owner_property.owner_id')
        .onRef('owner_report.subject', '=', 'owner_property.subject')
        .on('owner_report.month', '=', month),
    )
    .select([
      'owner.id',
      'owner.name',
      'owner.email',
      'owner.locale',
      'owner_property.subject',
      'owner_report.month as reported',
    ])
    .where('owner.wants_report', '=', 1)
    .orderBy('owner.id')
    .orderBy('owner_property.subject')
    .execute()
  const homes = Map.groupBy(rows, ({ id }) => id)
  return rows.flatMap(({ subject, reported, ...owner }) =>
    reported === null ? [{ owner, subject, hasOthers: (homes.get(owner.id)?.length ?? 0) > 1 }] : [],
  )
}

async function writeReport(
  needs: OwnersMails,
  { owner, subject, hasOthers }: Waiting,
  { month, now }: Due,
): Promise<Letter | undefined> {
  const { words, database } = needs
  const context = readerContext(needs, { owner, subject, now })
  const home = await readOwnedHome(database.db, subject, { today: toBrussels(now).on, now })
  if (context === undefined || home === undefined || !hasReport(home, month)) return undefined
  const stop = stopLink(needs, { owner: owner.id, what: 'report' }, context.locale)
  return reportLetter({ home, month, owner, hasOthers, stop }, words, context)
}

/** Stores a mail together with what it reports, unless another process did. */
async function storeOnce(
  { database: { db } }: OwnersMails,
  { owner, subject }: Waiting,
  { month, now, letter }: Due & Readonly<{ letter: Letter }>,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('owner_report')
      .values({ owner_id: owner.id, subject, month, mailed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('month')
      .executeTakeFirst()
    if (added === undefined) return false
    await queueMails(transaction, [letter], null, now)
    return true
  })
}
