import { isEntry } from '#scripts/kit/command.ts'
import { type CommandParts, runSubcommand } from '#scripts/kit/subcommand.ts'
import { backup } from '#scripts/requests/backup.ts'
import { errors } from '#scripts/requests/errors.ts'
import { exportRequests } from '#scripts/requests/export.ts'
import { list } from '#scripts/requests/list.ts'
import { person } from '#scripts/requests/person.ts'
import { purge } from '#scripts/requests/purge.ts'
import { release } from '#scripts/requests/release.ts'
import { retry } from '#scripts/requests/retry.ts'
import { subscribers } from '#scripts/requests/subscribers.ts'
import { visits } from '#scripts/requests/visits.ts'
import { show } from '#scripts/requests/show.ts'

/** The commands about the forms that visitors sent. */
export const requests: CommandParts = {
  usage: 'npm run requests --',
  about:
    'The forms that visitors sent. Uses the settings of the service: DATABASE_URL, or SERVICE_DATA for SQLite.',
  commands: {
    list,
    show,
    retry,
    export: exportRequests,
    purge,
    person,
    release,
    subscribers,
    visits,
    errors,
    backup,
  },
}

if (isEntry(import.meta)) await runSubcommand(requests)
