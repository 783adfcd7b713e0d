import { setTimeout } from 'node:timers/promises'
import { checkWritable, type Database } from '#service/kit/database/open-database.ts'

/** Milliseconds that a database has to answer. */
const patience = 2000

/** Whether the database can be written now; one that does not answer counts as no. */
export async function isReady(database: Database): Promise<boolean> {
  const writing = checkWritable(database).then(
    () => true,
    // Whoever asks is told, and what failed a visitor is in the log.
    () => false,
  )
  return Promise.race([writing, setTimeout(patience, false, { ref: false })])
}

/** Returns a question for others to ask: those who ask at the same time share an answer, so that nobody fills the disk. */
export function shareReadiness(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return () => {
    asked ??= isReady(database).finally(() => (asked = undefined))
    return asked
  }
}
