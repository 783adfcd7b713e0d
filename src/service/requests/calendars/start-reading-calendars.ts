import type { Database } from '#service/kit/database/open-database.ts'
import { repeat } from '#service/kit/repeat.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { readBusyCalendars } from './read-busy.ts'

type Options = Readonly<{
  words: SiteWords
  clock: () => number
  log: ServiceLog
  /** Sends mails that were stored. */
  wake: () => void
}>

const tenMinutes = 600_000

/** Reads the calendars of agents now and every ten minutes. Returns what stops it and waits for the reading under way. */
export function startReadingCalendars(
  database: Database,
  { words, clock, log, wake }: Options,
): () => Promise<void> {
  const read = async (): Promise<void> => {
    if ((await readBusyCalendars(database, words.fixed(), clock())) > 0) wake()
  }
  return repeat(tenMinutes, read, { log, failure: 'calendars not read' })
}
