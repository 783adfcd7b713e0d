import type { Database } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'
import { describeHomes } from './describe-homes.ts'
import { createFinder } from './find-wanted.ts'
import { homesMail, type NewsHome } from './homes-mail.ts'
import { isDue } from './is-due.ts'
import type { PublishedList } from './publication.ts'

/**
 * Stores a mail for each subscriber whose search finds news, and returns how many. Each is told about a home's news once,
 * also when two processes run at once or one is ended.
 */
export async function mailNews(
  database: Database,
  lists: readonly PublishedList[],
  words: SiteWords,
  now: number,
): Promise<number> {
  const { db } = database
  const news = await db.selectFrom('home_news').selectAll().orderBy('id').execute()
  const newest = news.at(-1)?.id ?? 0
  const finders = lists.map((list) => ({ list, find: createFinder(list) }))
  const waiting = await db
    .selectFrom('subscription')
    .selectAll()
    .where('kind', '=', 'homes')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .where('seen_news', '<', newest)
    .execute()
  let mails = 0
  for (const subscriber of waiting.filter((one) => isDue(one, now))) {
    const { goal, criteria } = parseWanted(subscriber.criteria)
    const unseen = news.filter(({ id }) => id > subscriber.seen_news)
    const described = finders
      .filter(({ list }) => list.goal === goal)
      .map(async ({ list, find }) => describeHomes(list, find(criteria, unseen), words, subscriber.locale))
    // What is shown early is told first: it will not be for long.
    const homes = (await Promise.all(described)).toReversed().flat()
    const isMailed =
      homes.length > 0 && (await storeMail(database, { subscriber, homes, words, newest, now }))
    if (isMailed) mails += 1
  }
  return mails
}

type NewMail = Readonly<{
  subscriber: Subscription
  homes: readonly NewsHome[]
  words: SiteWords
  newest: number
  now: number
}>

/** Stores a mail together with what it tells, unless another process did. */
async function storeMail(
  { db }: Database,
  { subscriber, homes, words, newest, now }: NewMail,
): Promise<boolean> {
  const { id, seen_news } = subscriber
  const letter = homesMail(subscriber, homes, words, now)
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscription')
      .set({ seen_news: newest, mailed_at: now })
      .where('id', '=', id)
      .where('seen_news', '=', seen_news)
      .where('unsubscribed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await queueMails(transaction, [letter], null, now)
    return true
  })
}
