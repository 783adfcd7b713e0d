import { setTimeout } from 'node:timers/promises'
import { checkWritable, type Database } from '#service/database/open-database.ts'

/** Milliseconds that a database has to answer. */
const patience = 2000

/** Whether the database can be written now; one that does not answer counts as no. */
export async function isReady(database: Database): Promise<boolean> {
  const writing = checkWritable(database).then(
    () => true,
    () => false,
  )
  return Promise.race([writing, setTimeout(patience, false, { ref: false })])
}
