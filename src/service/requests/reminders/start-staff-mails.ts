import type { Database } from '#service/kit/database/open-database.ts'
import { type JobNeeds, repeat } from '#service/kit/repeat.ts'
import { mailLate } from './mail-late.ts'
import { mailMorning } from './mail-morning.ts'

const minute = 60_000

/**
 * Looks each minute what staff are mailed: in the morning what the day brings, and what waits too long. Returns what stops it and waits for the mails under way.
 */
export function startStaffMails(
  database: Database,
  { words, clock, log, wake }: JobNeeds,
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
