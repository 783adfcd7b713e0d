import { isPlainDate } from '#data/cell/parse-date.ts'
import { adapters, type FormatName } from '#data/adapter/adapters.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { dataDirOf, dataOption } from '#scripts/owners/data-dir.ts'
import { today } from '#site'
import { formatImport, formatImportJson } from './format-import.ts'
import { importFeed } from './import-feed.ts'

/** Returns the part of `npm run import` that reads one format. */
export function importFormat(format: FormatName): Subcommand {
  return {
    about: adapters[format].about,
    argument: 'FILE|URL',
    options: {
      data: dataOption,
      now: { value: 'DATE', about: 'day to check records for, 2026-11-20 (today)' },
      'dry-run': { about: 'only report what would change' },
      quarantine: { about: 'leave broken records out, and list them, instead of importing nothing' },
      'allow-shrink': {
        about:
          'import although more than 20 % of the records, or values that most had, are no longer in the export',
      },
      json: { about: 'print the report as JSON, for machines' },
    },
    run: async (input, from) => {
      const now = input.text('now') ?? today()
      if (!isPlainDate(now)) throw new CommandError(`--now ${now}: expected a date, such as 2026-11-20`)
      const { found, isWritten } = await importFeed(
        { format, from, dataDir: dataDirOf(input), isDryRun: input.has('dry-run') },
        { now, quarantine: input.has('quarantine'), allowShrink: input.has('allow-shrink') },
      )
      console.log(input.has('json') ? formatImportJson(found, isWritten) : formatImport(found, isWritten))
      return found.isRefused ? 1 : 0
    },
  }
}
