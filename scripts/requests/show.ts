import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { formatColumns, formatTime } from './format.ts'
import { toCount, withDatabase } from './with-database.ts'

/** Shows a request with all of its answers and mails. */
export const show: Subcommand = {
  about: 'shows a request with its answers, files and mails',
  argument: 'ID',
  run: async (_, text) => {
    const id = toCount('request', text)
    const [found] = await withDatabase((database) => readSubmissions(database, { ids: [id] }))
    if (found === undefined) throw new CommandError(`there is no request ${id}`)
    const { form, lang, subject, answers, files, mails, at } = found
    const facts = [
      ['form', form],
      ['received', formatTime(at)],
      ['language', lang],
      ['about', subject ?? '-'],
      ...Object.entries(answers).map(([name, answer]) => [name, String(answer)]),
      ...files.map((name) => ['file', name]),
      ...mails.map(({ kind, recipient, state, attempts, last_error: error }) => [
        kind === 'crm' ? 'event' : `mail to ${kind}`,
        `${recipient}: ${state}, ${attempts} tries${error === null ? '' : `, ${error}`}`,
      ]),
    ]
    console.log(formatColumns(facts).join('\n'))
    if (form === 'purchase-offer' && subject !== undefined)
      console.log(`\nNext  npm run owners -- release-offer ${id}  lets the owners of the home read it`)
    return 0
  },
}
