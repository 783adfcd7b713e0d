import { adapters, isFormat } from '#data/adapter/adapters.ts'
import { importFormat } from '#scripts/import/import-format.ts'
import { importTowns } from '#scripts/import/towns/import-towns.ts'
import { isEntry } from '#scripts/kit/command.ts'
import { runSubcommand } from '#scripts/kit/subcommand.ts'

if (isEntry(import.meta)) {
  await runSubcommand(
    'npm run import --',
    'Turns the export of a CRM into properties.json and projects.json, and reports what changed, what was doubtful and\nwhat was refused (docs/import.md). An export that is broken or empty changes nothing.',
    {
      ...Object.fromEntries(
        Object.keys(adapters)
          .filter(isFormat)
          .map((name) => [name, importFormat(name)]),
      ),
      towns: importTowns,
    },
  )
}
