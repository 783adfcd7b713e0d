import type { Database } from '#service/kit/database/open-database.ts'
import { repeat } from '#service/kit/repeat.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { mailLate } from './mail-late.ts'
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
 * Looks each minute what staff are mailed: in the morning what the day brings, and what waits too long. Returns what stops it and waits for the mails under way.
 */
export function startStaffMails(
  database: Database,
  { words, clock, log, wake }: Options,
): () => Promise<void> {
  const mail = async (): Promise<void> => {
    const mornings = await mailMorning(database, words.fixed(), clock())
    const late = await mailLate(database, words.fixed(), clock())
    if (mornings + late === 0) return
    log.info({ mornings, late }, 'mails to staff stored')
    wake()
  }
  return repeat(minute, mail, { log, failure: 'staff not mailed' })
}
