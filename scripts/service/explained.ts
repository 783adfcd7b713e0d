import { CommandError } from '#scripts/kit/command.ts'
import { DatabaseError } from '#service/kit/database/open-database.ts'
import { SettingsError } from '#service/kit/settings/settings-error.ts'

/**
 * Reads settings, a database or a built site.
 * @throws {CommandError} that says what is wrong with them
 */
export async function explained<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SettingsError || error instanceof DatabaseError)
      throw new CommandError(error.message)
    throw error
  }
}
