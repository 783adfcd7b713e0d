import { pino } from 'pino'
import { explained } from '#scripts/service/explained.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'

/**
 * Opens the database of the service and closes it, before what takes longer: a build, or to load the service.
 * @throws {CommandError} when it cannot be written
 */
export async function checkDatabase({ database, logLevel }: ServiceSettings): Promise<void> {
  const { db } = await explained(() => openDatabase(database, pino({ level: logLevel })))
  await db.destroy()
}
