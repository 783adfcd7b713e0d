import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { months, type Term, timeBefore } from '#domain/privacy/term.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { forgetDocumentLinks } from '#service/requests/documents/link-documents.ts'
import { forgetUnconfirmed } from '#service/requests/offers/stored-offers.ts'
import { purgeAccounts } from '#service/owners/accounts/purge-accounts.ts'
import { forgetReports } from '#service/requests/reports/keep-reports.ts'
import { forgetSubscriptions } from '#service/requests/subscriptions/request-subscription.ts'
import { forgetFiles } from '#service/kit/uploads/stash.ts'
import { purgeOlderThan } from './purge-submissions.ts'

/** The forms that have a term of their own, whatever the agency keeps of others. */
const formTerms = Object.entries(keptTerms).filter((entry): entry is [FormId, Term] => isFormId(entry[0]))

/**
 * Deletes what is older than its term, with its mails and files; forms without a term of their own after
 * `keepRequestMonths`. Also what visitors left beside forms: files that were not sent, links that ended, subscriptions that
 * were not confirmed or answered, and used proofs; what owners' accounts need no more, and errors of pages.
 */
export async function purgeByTerm(
  database: Database,
  keepRequestMonths: number,
  now: number,
): Promise<number> {
  let deleted = 0
  for (const [form, term] of formTerms)
    deleted += (await purgeOlderThan(database, { before: timeBefore(term, now), form, isDryRun: false }))
      .submissions
  const before = timeBefore(months(keepRequestMonths), now)
  const except = formTerms.map(([form]) => form)
  deleted += (await purgeOlderThan(database, { before, except, isDryRun: false })).submissions
  deleted += await forgetUnconfirmed(database.db, now)
  await database.db
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('state', '<>', 'waiting')
    .where('next_at', '<', timeBefore(keptTerms.mail, now))
    .execute()
  await forgetFiles(database.db, now)
  await forgetDocumentLinks(database.db, now)
  await forgetSubscriptions(database.db, now)
  await forgetReports(database.db, now)
  await purgeAccounts(database, now)
  const worked = timeBefore(keptTerms['desk-log'], now)
  await database.db.deleteFrom('desk_log').where('at', '<', worked).execute()
  await database.db.deleteFrom('block').where('until_at', '<', worked).execute()
  await database.db.deleteFrom('used_proof').where('expires_at', '<', now).execute()
  return deleted
}
