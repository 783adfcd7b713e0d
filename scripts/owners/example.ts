import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadListings } from '#data/owners/load-listings.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { today } from '#site'
import { dataDirOf, dataOption } from './data-dir.ts'
import { writeExampleFiles } from './example/write-example-files.ts'

/** Writes made-up records for owners, to try the portal with. */
export const example: Subcommand = {
  about: 'writes made-up records of twelve owners about listings of the site, to try the portal with',
  argument: 'DIR',
  options: { data: dataOption, now: { value: 'DATE', about: 'day until which they go (today)' } },
  run: async (input, dir) => {
    const now = input.text('now') ?? today()
    if (!isPlainDate(now)) throw new CommandError(`--now ${now}: expected a day, such as 2026-11-20`)
    if (existsSync(join(dir, 'owners.json')))
      throw new CommandError(`${dir} has records of owners already: choose a new directory`)
    const { records, documents } = await writeExampleFiles(dir, await load(dataDirOf(input), now), now)
    const rows = Object.entries(records).map(([name, list]) => [`  ${name}.json`, formatCount(list.length)])
    console.log(formatColumns([...rows, ['  documents/', formatCount(documents.length)]]).join('\n'))
    console.log(`\nNext  npm run owners -- import ${dir}`)
    return 0
  },
}

async function load(dataDir: string, now: Parameters<typeof loadListings>[1]) {
  try {
    return await loadListings(dataDir, now)
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    throw new CommandError(formatProblems(error.problems))
  }
}
