import { pino } from 'pino'
import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { type Database, openDatabase } from '#service/database/open-database.ts'
import { listDead, retryDead } from '#service/outbox/dead-mails.ts'
import { loadSettings } from '#service/settings/service-settings.ts'
import { purgeOlderThan } from '#service/submissions/purge-submissions.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns a whole number of at least 1 from an option. */
function toCount(option: string, text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new CommandError(`--${option} ${text}: expected a whole number from 1`)
}

async function printDead(database: Database): Promise<void> {
  const dead = await listDead(database)
  for (const { submissionId, form, createdAt, attempts, error } of dead) {
    const received = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')
    console.log(`${submissionId}  ${received}  ${form}  ${error}, ${attempts} tries`)
  }
  const next = dead[0] === undefined ? '' : `\n\nNext  npm run requests -- --retry ${dead[0].submissionId}`
  console.log(`${dead.length} mails could not be delivered${next}`)
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run requests --',
    about:
      'Lists the mails of requests that could not be delivered. Uses the settings of the service: DATABASE_URL, or SERVICE_DATA for SQLite.',
    options: {
      retry: { value: 'ID', about: 'try the mails of a request again' },
      'purge-after': { value: 'DAYS', about: 'delete requests that are older, with their mails' },
      'dry-run': { about: 'with --purge-after: only count' },
    },
  }
  await runCommand(spec, async (input) => {
    const database = await openDatabase(loadSettings(process.env).database, pino({ level: 'warn' }))
    const [retry, days] = [input.text('retry'), input.text('purge-after')]
    try {
      if (retry !== undefined) {
        const count = await retryDead(database, toCount('retry', retry), Date.now())
        console.log(`${count} mails of request ${retry} are tried again`)
      } else if (days === undefined) {
        await printDead(database)
      } else {
        const isDryRun = input.has('dry-run')
        const before = Date.now() - toCount('purge-after', days) * dayMs
        const { submissions, mails } = await purgeOlderThan(database, { before, isDryRun })
        console.log(`${submissions} requests and ${mails} mails ${isDryRun ? 'would be' : 'were'} deleted`)
      }
    } finally {
      await database.db.destroy()
    }
    return 0
  })
}
