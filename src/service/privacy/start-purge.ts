import type { Database } from '#service/kit/database/open-database.ts'
import type { JobNeeds } from '#service/kit/repeat.ts'
import { askSubscribers } from '#service/requests/subscriptions/ask-subscribers.ts'
import { purgeByTerm } from './purge-by-term.ts'

/** Milliseconds between two rounds. */
const halfDay = 12 * 60 * 60_000

/**
 * Deletes what is older than its term, and asks subscribers whether they still look for homes, now and twice a day from then
 * on; returns what stops it.
 */
export function startPurge(database: Database, { words, clock, log, wake }: JobNeeds): () => void {
  const purge = async (): Promise<void> => {
    const deleted = await purgeByTerm(database, words.keepRequestMonths, clock())
    if (deleted > 0) log.info({ deleted }, 'old forms deleted')
    const asked = await askSubscribers(database, words, clock())
    if (asked > 0) log.info({ asked }, 'subscribers asked whether they still look for homes')
    if (asked > 0) wake()
  }
  const start = (): void =>
    void purge().catch((error: unknown) => log.error({ error: String(error) }, 'old forms not deleted'))
  start()
  const timer = setInterval(start, halfDay)
  timer.unref()
  return () => clearInterval(timer)
}
