import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { today } from '#site'
import { writeExampleFiles } from './example/write-example-files.ts'

/** Writes made-up records for owners, to try the portal with. */
export const example: Subcommand = {
  about: 'writes made-up records of four owners about homes of the demo, to try the portal with',
  argument: 'DIR',
  options: { now: { value: 'DATE', about: 'day until which they go (today)' } },
  run: async (input, dir) => {
    const now = input.text('now') ?? today()
    if (!isPlainDate(now)) throw new CommandError(`--now ${now}: expected a day, such as 2026-11-20`)
    if (existsSync(join(dir, 'owners.json')))
      throw new CommandError(`${dir} has records of owners already: choose a new directory`)
    const { records, documents } = await writeExampleFiles(dir, now)
    const rows = Object.entries(records).map(([name, list]) => [`  ${name}.json`, formatCount(list.length)])
    console.log(formatColumns([...rows, ['  documents/', formatCount(documents.length)]]).join('\n'))
    console.log(`\nNext  npm run owners -- import ${dir}`)
    return 0
  },
}
