import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db, DbTransaction, Subscription } from '#service/kit/database/tables.ts'
import { isLinkToken } from '#service/kit/link-token.ts'
import { newestNews } from '#service/requests/alerts/newest-news.ts'

/** How a subscription stands; one that is `late` was not confirmed in time. */
export type SubscriptionState = 'requested' | 'late' | 'active' | 'ended'

/** Returns the subscription of a token; undefined for any other text. */
export async function findSubscription(
  { db }: Pick<Database, 'db'>,
  token: string,
): Promise<Subscription | undefined> {
  if (!isLinkToken(token)) return undefined
  return await db.selectFrom('subscription').selectAll().where('token', '=', token).executeTakeFirst()
}

/** Returns how a subscription stands at a time. */
export function stateOf(
  { confirmed_at, unsubscribed_at, requested_at }: Subscription,
  now: number,
): SubscriptionState {
  if (unsubscribed_at !== null) return 'ended'
  if (confirmed_at !== null) return 'active'
  return now > timeAfter(keptTerms['confirm-link'], requested_at) ? 'late' : 'requested'
}

/**
 * Confirms a subscription, or begins it again; what was published before is not mailed. The same search with another
 * frequency ends. One that runs is kept: its next question is a term away; `tell` is called once.
 */
export async function confirmSubscription(
  { db }: Pick<Database, 'db'>,
  { id, email, kind, criteria }: Subscription,
  now: number,
  tell?: (transaction: DbTransaction) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscription')
      .set({
        confirmed_at: now,
        unsubscribed_at: null,
        asked_at: null,
        seen_news: await newestNews(transaction),
      })
      .where('id', '=', id)
      .where((row) => row.or([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is not', null)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return await keepSubscription(transaction, id, now)
    await tell?.(transaction)
    await transaction
      .updateTable('subscription')
      .set({ unsubscribed_at: now })
      .where('email', '=', email)
      .where('kind', '=', kind)
      .where('criteria', '=', criteria)
      .where('id', '<>', id)
      .where('unsubscribed_at', 'is', null)
      .execute()
  })
}

/** Keeps a subscription that runs, as if it were confirmed now. */
export async function keepSubscription(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ confirmed_at: now, asked_at: null })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** Ends a subscription; twice is as once. */
export async function endSubscription({ db }: Pick<Database, 'db'>, id: number, now: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ unsubscribed_at: now })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .execute()
}
