import { pino } from 'pino'
import { CommandError } from '#scripts/kit/command.ts'
import { explained } from '#scripts/service/explained.ts'
import { type Database, openDatabase } from '#service/kit/database/open-database.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'

/**
 * Runs with the database that the settings of the service name, and closes it.
 * @throws {CommandError} when it cannot be opened
 */
export async function withDatabase<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = await explained(() =>
    openDatabase(loadSettings(process.env).database, pino({ level: 'warn' })),
  )
  try {
    return await run(database)
  } finally {
    await database.db.destroy()
  }
}

/**
 * Returns a whole number of at least 1.
 * @throws {CommandError} for any other text; `name` says what it was typed for
 */
export function toCount(name: string, text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new CommandError(`${name} ${text}: expected a whole number from 1`)
}
