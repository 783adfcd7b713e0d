import { existsSync, rmSync } from 'node:fs'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { explained } from '#scripts/service/explained.ts'
import { makePrivateFile } from '#service/kit/private-files.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'

/** Copies the SQLite database while the service writes to it. */
export const backup: Subcommand = {
  about: 'copies the SQLite database into a new file, also while the service runs',
  argument: 'FILE',
  run: async (_, target) => {
    const { database } = await explained(() => loadSettings(process.env))
    if (database.engine !== 'sqlite')
      throw new CommandError('the requests are in PostgreSQL: use pg_dump --format=custom')
    if (!existsSync(database.file)) throw new CommandError(`${database.file} is not there: nothing to copy`)
    if (existsSync(target)) throw new CommandError(`${target} is there already: choose a new name`)
    const source = new DatabaseSync(database.file, { readOnly: true })
    try {
      makePrivateFile(target, { mustBe: true })
      await copyDatabase(source, target)
    } catch (error) {
      rmSync(target, { force: true })
      throw new CommandError(`${target} cannot be written (${String(error)})`)
    } finally {
      source.close()
    }
    console.log(`${database.file} was copied to ${target}`)
    return 0
  },
}
