import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter, timeBefore } from '#domain/privacy/term.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { questionMail } from './question-mail.ts'

/**
 * Stores a mail to each subscriber whose search was confirmed or kept a term ago, which asks whether it goes on; returns how
 * many. Each is asked once, also when two processes run at once or one is ended.
 */
export async function askSubscribers(database: Database, words: SiteWords, now: number): Promise<number> {
  const due = await database.db
    .selectFrom('subscription')
    .selectAll()
    .where('kind', '=', 'homes')
    .where('confirmed_at', '<', timeBefore(keptTerms['search-unasked'], now))
    .where('unsubscribed_at', 'is', null)
    .where('asked_at', 'is', null)
    .orderBy('id')
    .execute()
  let asked = 0
  for (const subscription of due) if (await ask(database, subscription, words, now)) asked += 1
  return asked
}

/** Stores the question together with when it was asked, unless another process did or it was answered meanwhile. */
async function ask(
  { db }: Database,
  subscription: Subscription,
  words: SiteWords,
  now: number,
): Promise<boolean> {
  const { id, confirmed_at } = subscription
  if (confirmed_at === null) return false
  const until = timeAfter(keptTerms['search-unanswered'], now)
  const letter = questionMail(subscription, { confirmed: confirmed_at, until }, words)
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscription')
      .set({ asked_at: now })
      .where('id', '=', id)
      .where('confirmed_at', '=', confirmed_at)
      .where('unsubscribed_at', 'is', null)
      .where('asked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await queueMails(transaction, [letter], null, now)
    return true
  })
}
