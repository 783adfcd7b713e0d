import type { Kysely, Transaction } from 'kysely'
import { createLinkToken } from '#service/link-token.ts'
import type { ServiceTables, Subscription } from '#service/database/tables.ts'

/** What somebody asks to be mailed about. */
export type SubscriptionRequest = Pick<Subscription, 'email' | 'kind' | 'locale' | 'criteria' | 'frequency'>

const day = 24 * 60 * 60 * 1000
/** Milliseconds for which the link in the mail confirms. */
export const confirmableFor = 7 * day
/** Milliseconds after which what was not confirmed, or was ended, is forgotten. */
const forgottenAfter = 30 * day

/**
 * Stores an unconfirmed subscription and returns the token of its links. Asking again changes nothing but the time: nobody
 * learns whether an address is subscribed.
 */
export async function requestSubscription(
  transaction: Transaction<ServiceTables>,
  { email, ...request }: SubscriptionRequest,
  now: number,
): Promise<string> {
  await forgetSubscriptions(transaction, now)
  const { token } = await transaction
    .insertInto('subscription')
    .values({
      ...request,
      email: email.toLowerCase(),
      token: createLinkToken(),
      requested_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
      mailed_at: null,
      seen_news: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'kind', 'criteria', 'frequency'])
        .doUpdateSet({ requested_at: now, locale: request.locale }),
    )
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

/** Deletes subscriptions that were not confirmed, or that ended, a month ago. */
export async function forgetSubscriptions(db: Kysely<ServiceTables>, now: number): Promise<void> {
  const old = now - forgottenAfter
  await db
    .deleteFrom('subscription')
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('requested_at', '<', old)]),
        row('unsubscribed_at', '<', old),
      ]),
    )
    .execute()
}
