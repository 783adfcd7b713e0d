import { stat } from 'node:fs/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { writeAgency } from './data-files.ts'

/** Where the records and the texts of an agency are. */
type Directories = Readonly<{ dataDir: string; contentDir: string }>

/**
 * Checks that both directories of an agency are there.
 * @throws {ProblemsError} with the name of each that is not
 */
export async function checkDirectories({ dataDir, contentDir }: Directories, log: ProblemLog): Promise<void> {
  const named = [
    [dataDir, 'a directory of records and configuration: --data'],
    [contentDir, 'a directory of texts, beside that of the records or as --content says'],
  ] as const
  for (const [dir, expected] of named) {
    const found = await stat(dir).catch(absentAsUndefined)
    if (found?.isDirectory() !== true)
      log.record(dir).fatal(undefined, 'there is no such directory', { expected, remedy: writeAgency })
  }
  if (log.hasFatal()) throw new ProblemsError(log.problems)
}
