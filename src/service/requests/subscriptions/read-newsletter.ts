import type { Database } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'

/** Returns those who confirmed that they want the newsletter and did not end it, the first ones first. */
export async function readNewsletter({ db }: Pick<Database, 'db'>): Promise<readonly Subscription[]> {
  return await db
    .selectFrom('subscription')
    .selectAll()
    .where('kind', '=', 'newsletter')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('confirmed_at')
    .execute()
}
