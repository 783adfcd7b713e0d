import { isSubjectName } from '#contracts/subjects-file.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { leaveOutToken, linkDays } from '#service/requests/visits/left-out.ts'
import { readCounts, type VisitCount } from '#service/requests/visits/read-counts.ts'
import { visitSources } from '#domain/owners/page-visits.ts'
import { formatColumns } from './format.ts'
import { withDatabase } from './with-database.ts'

/** Days of the longest period. */
const month = 30

/** Prints how often the pages of homes were opened, or the link that leaves a browser out. */
export const visits: Subcommand = {
  about: 'prints how often the pages of homes were opened in the last 30 days, the most opened first',
  options: {
    about: { value: 'HOME', about: 'only those of a home or project, such as property/2417' },
    'leave-out': { about: 'prints a link instead: the browser that opens it is not counted any more' },
  },
  run: async (input) => {
    if (input.has('leave-out')) return await printLink()
    const subject = input.text('about')
    if (subject !== undefined && !isSubjectName(subject))
      throw new CommandError(`--about ${subject}: expected property/2417, project/70 or project/70/3`)
    const today = toBrussels(Date.now()).on
    const since = addDays(today, 1 - month)
    const counts = await withDatabase(({ db }) => readCounts(db, { since, subject }))
    const homes = [...Map.groupBy(counts, (count) => count.subject)]
      .map(([home, of]) => ({ home, of, total: sum(of) }))
      .toSorted((one, other) => other.total - one.total || one.home.localeCompare(other.home))
    const rows = homes.map(({ home, of, total }) => [
      home,
      ...[sum(from(of, today)), sum(from(of, addDays(today, -6))), total].map(String),
      ...visitSources.map((source) => String(sum(of.filter((count) => count.source === source)))),
    ])
    if (rows.length > 0)
      console.log(
        `${formatColumns([['home', 'today', '7 days', '30 days', ...visitSources], ...rows]).join('\n')}\n`,
      )
    console.log(`${sum(counts)} visits to ${homes.length} homes and projects since ${since}`)
    return 0
  },
}

async function printLink(): Promise<number> {
  const { SERVICE_SECRET, SERVICE_SECRET_FILE } = process.env
  if ((SERVICE_SECRET ?? SERVICE_SECRET_FILE) === undefined)
    throw new CommandError(
      'SERVICE_SECRET is not set: the link is signed with the key of the running service',
    )
  const { origin, settings } = await linkSettings()
  console.log(`${origin}/forms/nl/leave-out/${leaveOutToken(createSigner(settings.secret), Date.now())}`)
  console.log(`Open it within ${linkDays} days in each browser of the agency and press its button.`)
  return 0
}

function from(counts: readonly VisitCount[], day: PlainDate): readonly VisitCount[] {
  return counts.filter((count) => count.day >= day)
}

function sum(counts: readonly VisitCount[]): number {
  return counts.reduce((total, { visits: more }) => total + Number(more), 0)
}
