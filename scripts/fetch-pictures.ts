import { createDataSource } from '#data/file/data-source.ts'
import { loadFetchedPictures } from '#data/picture/fetched-pictures.ts'
import { loadNamedPictures } from '#data/picture/load-named-pictures.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { type FetchCounts, fetchPictures } from '#scripts/fetch-pictures/fetch-pictures.ts'
import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { createProgress, formatCount } from '#scripts/kit/progress.ts'
import { dataDirOf, dataOption } from '#scripts/owners/data-dir.ts'
import { today } from '#site'

const minute = 60_000
const limits = {
  pictures: 20_000,
  bytes: 25_000_000,
  patience: 30_000,
  redirects: 3,
  together: 4,
}

if (isEntry(import.meta)) {
  await runCommand(
    {
      usage: 'npm run fetch-pictures --',
      about:
        'Fetches the pictures that the records name by address, from the hosts of pictureHosts in site.json, into pictures/fetched of the data directory (docs/import.md). An address that fails keeps its last picture.',
      options: {
        data: dataOption,
        minutes: { value: 'N', about: 'stop after so many minutes; the next run goes on (30)' },
      },
    },
    async (input) => {
      const minutes = Number(input.text('minutes') ?? 30)
      if (!(minutes > 0))
        throw new CommandError(`--minutes ${input.text('minutes')}: expected a number above 0`)
      const dataDir = dataDirOf(input)
      const log = createProblemLog()
      const source = createDataSource(dataDir, log)
      const named = await loadNamedPictures(source, today())
      if (log.hasFatal()) {
        console.log(formatProblems(log.problems.filter(({ severity }) => severity === 'error')))
        return 1
      }
      const known = log.problems.length
      const counts = await fetchPictures({
        dataDir,
        named,
        before: (await loadFetchedPictures(source)) ?? {},
        limits: { ...limits, total: minutes * minute },
        progress: createProgress('pictures', console.log),
      })
      const problems = log.problems.slice(known)
      if (problems.length > 0) console.log(`${formatProblems(problems)}\n`)
      console.log(formatCounts(counts))
      return 0
    },
  )
}

function formatCounts({ fetched, changed, unchanged, kept, missing, gone }: FetchCounts): string {
  const rows: readonly (readonly [string, number])[] = [
    ['new', fetched],
    ['changed', changed],
    ['unchanged', unchanged],
    ['failed, the last one stays', kept],
    ['failed, left out', missing],
    ['no longer in the records', gone],
  ]
  return rows.map(([what, count]) => `${formatCount(count).padStart(7)}  ${what}`).join('\n')
}
