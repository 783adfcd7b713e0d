import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeBefore } from '#domain/privacy/term.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import type { Db, DbTransaction, Subscription } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** What somebody asks to be mailed about. */
export type SubscriptionRequest = Pick<
  Subscription,
  'email' | 'kind' | 'locale' | 'criteria' | 'frequency' | 'submission_id'
>

/**
 * Stores an unconfirmed subscription and returns the token of its links. Asking again changes nothing but the time: nobody
 * learns whether an address is subscribed.
 */
export async function requestSubscription(
  transaction: DbTransaction,
  { email, ...request }: SubscriptionRequest,
  now: number,
): Promise<string> {
  await forgetSubscriptions(transaction, now)
  const { token } = await transaction
    .insertInto('subscription')
    .values({
      ...request,
      email: mailboxKey(email),
      token: createLinkToken(),
      requested_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
      asked_at: null,
      mailed_at: null,
      seen_news: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'kind', 'criteria', 'frequency'])
        .doUpdateSet({ requested_at: now, locale: request.locale, submission_id: request.submission_id }),
    )
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

/**
 * Deletes subscriptions that were not confirmed, or that ended, a term ago, and searches whose owners were asked and did not
 * answer. Who has not got the question yet, or got it late, has the whole term to answer.
 */
export async function forgetSubscriptions(db: Db, now: number): Promise<void> {
  const old = timeBefore(keptTerms['subscription-ended'], now)
  const unanswered = timeBefore(keptTerms['search-unanswered'], now)
  const lateQuestions = db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'question')
    .where((row) => row.or([row('state', '=', 'waiting'), row('next_at', '>=', unanswered)]))
  await db
    .deleteFrom('subscription')
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('requested_at', '<', old)]),
        row('unsubscribed_at', '<', old),
        row.and([row('asked_at', '<', unanswered), row('email', 'not in', lateQuestions)]),
      ]),
    )
    .execute()
}
