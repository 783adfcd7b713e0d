import { isPastTerm } from '#service/kit/recipients/desk-settings.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { lateLetter } from './late-letter.ts'
import { type Colleague, type Untouched, whoHears } from './staff-requests.ts'

/**
 * Stores one mail, for each who should hear it, about every request that nobody touched within the term of its office, and returns how
 * many requests there were. Each is told once, also by two processes; nobody hears of what came before they worked at the desk.
 */
export async function mailLate(database: Database, words: SiteWords, now: number): Promise<number> {
  const { db } = database
  const untouched = await db
    .selectFrom('submission')
    .select(['id', 'form', 'office', 'agent', 'created_at as at'])
    .where('state', '=', 'new')
    .where('reminded_at', 'is', null)
    .execute()
  const late = untouched.filter((one) => isPastTerm(words.recipients, one, now))
  if (late.length === 0) return 0
  const staff = await db
    .selectFrom('staff')
    .innerJoin('owner', 'owner.id', 'staff.account')
    .select(['staff.account', 'staff.role', 'staff.office', 'owner.name', 'owner.email', 'owner.locale'])
    .select('staff.invited_at')
    .where('staff.active', '=', 1)
    .orderBy('staff.invited_at')
    .execute()
  let told = 0
  for (const one of late) {
    const able = staff.filter(({ invited_at }) => invited_at <= one.at)
    if (await tell(database, one, whoHears(one, able, words.recipients), { words, now })) told += 1
  }
  return told
}

/** Stores the mails about a request, and that they were; false where another process or nobody was told. */
async function tell(
  database: Database,
  { id, office }: Untouched,
  colleagues: readonly Colleague[],
  { words, now }: Readonly<{ words: SiteWords; now: number }>,
): Promise<boolean> {
  const [request] = await readSubmissions(database, { ids: [id] })
  if (request === undefined) return false
  return await database.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('submission')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .where('state', '=', 'new')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n || colleagues.length === 0) return false
    const letters = colleagues.map((colleague) => lateLetter(colleague, { ...request, office }, words))
    await queueMails(transaction, letters, id, now)
    return true
  })
}
