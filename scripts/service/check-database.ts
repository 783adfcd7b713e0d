import { pino } from 'pino'
import { explained } from '#scripts/service/explained.ts'
import { closeDemoAccount } from '#scripts/service/demo-account.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'

/**
 * Opens the database of the service and closes it, before what takes longer: a build, or to load the service. Where others
 * reach the service, the account that an earlier start of the demo left is deleted.
 * @throws {CommandError} when it cannot be written
 */
export async function checkDatabase({
  database: settings,
  logLevel,
  isPublic,
}: Pick<ServiceSettings, 'database' | 'logLevel' | 'isPublic'>): Promise<void> {
  const database = await explained(() => openDatabase(settings, pino({ level: logLevel })))
  if (isPublic) await closeDemoAccount(database)
  await database.db.destroy()
}
