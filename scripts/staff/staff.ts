import { isEntry } from '#scripts/kit/command.ts'
import { type CommandParts, runSubcommand } from '#scripts/kit/subcommand.ts'
import { calendar } from '#scripts/staff/calendar.ts'
import { deactivate } from '#scripts/staff/deactivate.ts'
import { invite } from '#scripts/staff/invite.ts'
import { list } from '#scripts/staff/list.ts'

/** The commands about those who work at the desk. */
export const staff: CommandParts = {
  usage: 'npm run staff --',
  about:
    'Those who work at the desk. Uses the settings of the service: DATABASE_URL, or SERVICE_DATA for SQLite.',
  commands: { invite, list, deactivate, calendar },
}

if (isEntry(import.meta)) await runSubcommand(staff)
