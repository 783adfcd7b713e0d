import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readSubmissions, type StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { toCsv } from './csv.ts'
import { formatStamp } from './format.ts'
import { toForm, toTime } from './list.ts'
import { withDatabase } from './with-database.ts'

/** A request as it is exported. */
type Exported = Readonly<{
  id: number
  received: string
  form: string
  language: string
  subject?: string
  campaign?: string
  answers: StoredSubmission['answers']
  files: readonly string[]
}>

/** Prints requests with all answers, for another program. */
export const exportRequests: Subcommand = {
  about: 'prints requests with all answers as JSON or CSV, oldest first',
  options: {
    since: { value: 'DATE', about: 'only those received on or after a day, such as 2026-11-20' },
    form: { value: 'FORM', about: 'only those of a form, such as request-visit' },
    format: {
      value: 'FORMAT',
      about: 'json (without it), or csv for Excel: a column for each answer, times in Brussels',
    },
  },
  run: async (input) => {
    const format = input.text('format') ?? 'json'
    if (format !== 'json' && format !== 'csv')
      throw new CommandError(`--format ${format}: expected json or csv`)
    const query = { since: toTime(input.text('since')), form: toForm(input.text('form')) }
    const found = await withDatabase((database) => readSubmissions(database, query))
    const exported = found.toReversed().map(toExported)
    process.stdout.write(
      format === 'json' ? `${JSON.stringify(exported, null, 2)}\n` : toCsv(toTable(exported)),
    )
    return 0
  },
}

function toExported({ id, at, form, lang, subject, campaign, answers, files }: StoredSubmission): Exported {
  return { id, received: new Date(at).toISOString(), form, language: lang, subject, campaign, answers, files }
}

/** Returns a row for each request under the names of all answers that any of them has. */
function toTable(exported: readonly Exported[]): readonly (readonly string[])[] {
  const given = exported.map(({ answers }) => new Map<string, unknown>(Object.entries(answers)))
  const names = [...new Set(given.flatMap((answers) => [...answers.keys()]))]
  const rows = exported.map(({ id, received, form, language, subject = '', campaign = '', files }, index) => [
    String(id),
    formatStamp(Date.parse(received)),
    form,
    language,
    subject,
    campaign,
    ...names.map((name) => toText(given[index]?.get(name))),
    files.join(', '),
  ])
  return [['id', 'received', 'form', 'language', 'subject', 'campaign', ...names, 'files'], ...rows]
}

function toText(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '')
}
