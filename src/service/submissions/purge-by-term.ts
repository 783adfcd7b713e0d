import type { FormId } from '#forms/form.ts'
import type { Database } from '#service/database/open-database.ts'
import { forgetDocumentLinks } from '#service/documents/link-documents.ts'
import type { ServiceLog } from '#service/service-log.ts'
import { purgeAccounts } from '#service/owners/accounts/purge-accounts.ts'
import { forgetReports } from '#service/reports/keep-reports.ts'
import { forgetSubscriptions } from '#service/subscriptions/request-subscription.ts'
import { forgetFiles } from '#service/uploads/stash.ts'
import { purgeOlderThan } from './purge-submissions.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Days after which the forms of a kind are deleted, whatever the agency keeps of others: never longer than the privacy
 * statement says.
 * @see belgian-rules.md, renting: what a refused tenant said is wiped after a month
 */
const terms: readonly Readonly<{ form: FormId; days: number }>[] = [
  { form: 'rent-application', days: 31 },
  { form: 'purchase-offer', days: 183 },
  { form: 'job-contact', days: 183 },
]
/** Days after which a mail that belongs to no form is deleted once it was sent or given up. */
const mailTerm = 31

/**
 * Deletes what is older than its term, with its mails and files; all other forms after `keepDays`. Also what visitors left
 * beside forms: files that were not sent, links that ended, subscriptions that were not confirmed, and used proofs; what
 * owners' accounts need no more, and errors of pages.
 */
export async function purgeByTerm(database: Database, keepDays: number, now: number): Promise<number> {
  let deleted = 0
  for (const { form, days } of terms) {
    const before = now - days * day
    deleted += (await purgeOlderThan(database, { before, form, isDryRun: false })).submissions
  }
  deleted += (await purgeOlderThan(database, { before: now - keepDays * day, isDryRun: false })).submissions
  await database.db
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('state', '<>', 'waiting')
    .where('next_at', '<', now - mailTerm * day)
    .execute()
  await forgetFiles(database.db, now)
  await forgetDocumentLinks(database.db, now)
  await forgetSubscriptions(database.db, now)
  await forgetReports(database.db, now)
  await purgeAccounts(database, now)
  await database.db.deleteFrom('used_proof').where('expires_at', '<', now).execute()
  return deleted
}

/** Deletes what is older than its term now and twice a day from then on; returns what stops it. */
export function startPurge(
  database: Database,
  { keepDays, clock, log }: Readonly<{ keepDays: number; clock: () => number; log: ServiceLog }>,
): () => void {
  const purge = (): void =>
    void purgeByTerm(database, keepDays, clock()).then(
      (deleted) => (deleted === 0 ? undefined : log.info({ deleted }, 'old forms deleted')),
      (error: unknown) => log.error({ error: String(error) }, 'old forms not deleted'),
    )
  purge()
  const timer = setInterval(purge, day / 2)
  timer.unref()
  return () => clearInterval(timer)
}
