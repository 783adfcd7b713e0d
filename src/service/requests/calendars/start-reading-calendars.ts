import type { Database } from '#service/kit/database/open-database.ts'
import { type JobNeeds, repeat } from '#service/kit/repeat.ts'
import { readBusyCalendars } from './read-busy.ts'

const tenMinutes = 600_000

/** Reads the calendars of agents now and every ten minutes. Returns what stops it and waits for the reading under way. */
export function startReadingCalendars(
  database: Database,
  { words, clock, log, wake }: JobNeeds,
): () => Promise<void> {
  const read = async (): Promise<void> => {
    if ((await readBusyCalendars(database, words.fixed(), clock())) > 0) wake()
  }
  return repeat(tenMinutes, read, { log, failure: 'calendars not read' })
}
