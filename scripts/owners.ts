import { isEntry } from '#scripts/kit/command.ts'
import { type CommandParts, runSubcommand } from '#scripts/kit/subcommand.ts'
import { example } from '#scripts/owners/example.ts'
import { forgetStep } from '#scripts/owners/forget-second-step.ts'
import { importRecords } from '#scripts/owners/import.ts'
import { invite } from '#scripts/owners/invite.ts'
import { list } from '#scripts/owners/list.ts'
import { release } from '#scripts/owners/release-offer.ts'

/** The commands about the owners of homes. */
export const owners: CommandParts = {
  usage: 'npm run owners --',
  about:
    'The owners of homes and what they read. Uses the settings of the service: DATABASE_URL, or SERVICE_DATA for SQLite.',
  commands: {
    import: importRecords,
    invite,
    list,
    'forget-second-step': forgetStep,
    'release-offer': release,
    example,
  },
}

if (isEntry(import.meta)) await runSubcommand(owners)
