import { loadListings } from '#data/owners/load-listings.ts'
import { loadOwnerRecords } from '#data/owners/load-owner-records.ts'
import { loadPageVisits } from '#data/owners/load-page-visits.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { type KindReport, storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { storePageVisits } from '#service/owners/records/store-page-visits.ts'
import { today } from '#site'
import { dataDirOf, dataOption } from './data-dir.ts'

/** Imports the records for owners. */
export const importRecords: Subcommand = {
  about: 'replaces what the service knows of owners by the records in a directory (docs/owners.md)',
  argument: 'DIR',
  options: { data: dataOption, 'dry-run': { about: 'only say what would change' } },
  run: async (input, dir) => {
    const isDryRun = input.has('dry-run')
    const { records, problems, visits } = await load(dir, dataDirOf(input))
    if (problems.length > 0) console.log(`${formatProblems(problems)}\n`)
    const { kinds, counted } = await withDatabase(async ({ db }) => ({
      kinds: await storeOwnerRecords(db, records, { isDryRun }),
      counted: isDryRun ? 0 : await storePageVisits(db, visits),
    }))
    console.log(formatKinds(kinds))
    const changes = kinds.flatMap(({ added, changed, gone }) => [...added, ...changed, ...gone])
    if (changes.length > 0) console.log(`\nChanged  ${formatHomes(changes)}`)
    if (visits.length > 0 && !isDryRun)
      console.log(`\npage-visits.json  ${formatCount(counted)} made-up counts were added, for a demo only`)
    console.log(
      `\n${formatCount(records.owners.length)} owners and ${formatCount(records.homes.length)} homes ${isDryRun ? 'were read; nothing was changed' : 'are in the tables'}`,
    )
    console.log('\nNext  npm run owners -- list')
    return 0
  },
}

async function load(dir: string, dataDir: string) {
  const on = today()
  try {
    const listings = await loadListings(dataDir, on)
    const loaded = await loadOwnerRecords(dir, listings, on)
    return { ...loaded, visits: await loadPageVisits(dir, listings, on) }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    throw new CommandError(`${formatProblems(error.problems)}\n\nNothing was changed.`)
  }
}

function formatKinds(kinds: readonly KindReport[]): string {
  const rows = kinds.map(({ kind, added, changed, gone, unchanged }) => [
    `  ${kind}`,
    ...[added.length, changed.length, gone.length, unchanged].map(formatCount),
  ])
  return formatColumns([['  kind', 'new', 'changed', 'gone', 'unchanged'], ...rows]).join('\n')
}

/** Homes that are named; the rest is counted. */
const mostNamed = 20

function formatHomes(subjects: readonly string[]): string {
  const ids = [...new Set(subjects.map((subject) => subject.split('/')[1] ?? ''))]
  const rest = ids.length - mostNamed
  const named = ids
    .toSorted((one, other) => Number(one) - Number(other))
    .slice(0, mostNamed)
    .join(', ')
  return rest > 0 ? `${named} and ${rest} more` : named
}
