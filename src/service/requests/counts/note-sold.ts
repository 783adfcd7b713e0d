import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { HomeEnd } from '#service/kit/database/desk-tables.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { type JobNeeds, repeat } from '#service/kit/repeat.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

const hour = 3_600_000

/** Counts each hour which homes that somebody visited were sold or let; returns what stops it. */
export function startNotingSold(
  database: Database,
  { words, log }: Pick<JobNeeds, 'words' | 'log'>,
): () => Promise<void> {
  return repeat(hour, () => noteSold(database, words), { log, failure: 'sold homes not counted' })
}

/** Counts which homes that somebody visited were sold or let by now; one that left the site stays what it was. */
export async function noteSold(
  { db }: Pick<Database, 'db'>,
  { subject: homeOf, recipients }: Pick<SiteWords, 'subject' | 'recipients'>,
): Promise<void> {
  const visited = await db
    .selectFrom('request_count')
    .select(['subject', 'ended'])
    .distinct()
    .where('form', '=', 'request-visit')
    .where('subject', 'is not', null)
    .execute()
  for (const { subject, ended } of visited) {
    const home = subject === null ? undefined : homeOf(subject, recipients.locale)
    const end = home === undefined ? ended : endOf(home)
    if (end === ended) continue
    await db
      .updateTable('request_count')
      .set({ ended: end })
      .where('form', '=', 'request-visit')
      .where('subject', '=', subject)
      .execute()
  }
}

function endOf({ state }: Pick<ListingSubject, 'state'>): HomeEnd | null {
  if (state === 'rented') return 'rented'
  return state === 'sold' || state === 'soldOut' ? 'sold' : null
}
