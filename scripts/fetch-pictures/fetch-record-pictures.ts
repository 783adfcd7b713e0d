import { createDataSource } from '#data/file/data-source.ts'
import { loadFetchedPictures } from '#data/picture/fetched-pictures.ts'
import { loadNamedPictures } from '#data/picture/load-named-pictures.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { createProgress, formatCount } from '#scripts/kit/progress.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type FetchCounts, fetchPictures } from './fetch-pictures.ts'

const limits = { pictures: 20_000, bytes: 25_000_000, patience: 30_000, redirects: 3, together: 4 }

/**
 * Fetches the pictures that the records of a data directory name by address, and prints what came of it.
 * @param minutes after which it stops; the next run goes on
 * @throws {CommandError} when the records cannot be read
 */
export async function fetchRecordPictures(
  dataDir: string,
  now: PlainDate,
  minutes: number,
  print: (line: string) => void,
): Promise<void> {
  const log = createProblemLog()
  const source = createDataSource(dataDir, log)
  const named = await loadNamedPictures(source, now)
  if (log.hasFatal())
    throw new CommandError(formatProblems(log.problems.filter(({ severity }) => severity === 'error')))
  const known = log.problems.length
  const counts = await fetchPictures({
    dataDir,
    named,
    before: (await loadFetchedPictures(source)) ?? {},
    limits: { ...limits, total: minutes * 60_000 },
    progress: createProgress('pictures', print),
  })
  const problems = log.problems.slice(known)
  if (problems.length > 0) print(`${formatProblems(problems)}\n`)
  print(formatCounts(counts))
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
