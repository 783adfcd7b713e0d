import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { purgeOlderThan } from '#service/privacy/purge-submissions.ts'
import { toForm } from './list.ts'
import { toCount, withDatabase } from './with-database.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes old requests. */
export const purge: Subcommand = {
  about: 'deletes requests that are older than a number of days, with their mails and files',
  argument: 'DAYS',
  options: {
    form: { value: 'FORM', about: 'only those of a form: rent applications go after a month' },
    'dry-run': { about: 'only count' },
  },
  run: async (input, text) => {
    const before = Date.now() - toCount('days', text) * dayMs
    const isDryRun = input.has('dry-run')
    const form = toForm(input.text('form'))
    const { submissions, mails } = await withDatabase((database) =>
      purgeOlderThan(database, { before, form, isDryRun }),
    )
    console.log(`${submissions} requests and ${mails} mails ${isDryRun ? 'would be' : 'were'} deleted`)
    return 0
  },
}
