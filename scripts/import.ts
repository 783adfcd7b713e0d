import { adapters, isFormat } from '#data/adapter/adapters.ts'
import { importFormat } from '#scripts/import/import-format.ts'
import { isEntry } from '#scripts/kit/command.ts'
import { type CommandParts, runSubcommand } from '#scripts/kit/subcommand.ts'

/** The imports of each format. */
export const imports: CommandParts = {
  usage: 'npm run import --',
  about:
    'Turns the export of a CRM into properties.json and projects.json, and reports what changed, what was doubtful and\nwhat was refused (docs/import.md). An export that is broken or empty changes nothing.',
  commands: Object.fromEntries(
    Object.keys(adapters)
      .filter(isFormat)
      .map((name) => [name, importFormat(name)]),
  ),
}

if (isEntry(import.meta)) await runSubcommand(imports)
