import type { Database } from '#service/kit/database/open-database.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { mailMorning } from './mail-morning.ts'

type Options = Readonly<{
  words: SiteWords
  clock: () => number
  log: ServiceLog
  /** Sends mails that were stored. */
  wake: () => void
}>

const minute = 60_000

/**
 * Mails staff each minute in the morning what the day brings. Returns what stops it and waits for the mails under way.
 */
export function startStaffMails(
  database: Database,
  { words, clock, log, wake }: Options,
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const run = async (): Promise<void> => {
    try {
      const now = clock()
      const fixed = words.fixed()
      const mornings = await mailMorning(database, fixed, now)
      if (mornings === 0) return
      log.info({ mornings }, 'mails to staff stored')
      wake()
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'staff not mailed')
    }
  }
  const start = (): void => {
    underWay ??= run().finally(() => {
      underWay = undefined
    })
  }
  start()
  const timer = setInterval(start, minute)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
