import { ProblemsError } from '#data/problems/problems-error.ts'
import { loadListings } from '#data/owners/load-listings.ts'
import { loadOwnerRecords } from '#data/owners/load-owner-records.ts'
import type { OwnerRecords } from '#domain/owners/owner-records.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/**
 * Loads the records for owners for a service, whose log may hold no addresses.
 * @throws {Error} when any is broken, with a line for each problem that says where it is and quotes nothing
 */
export async function loadRecordsQuietly(
  dir: string,
  dataDir: string,
  today: PlainDate,
): Promise<OwnerRecords> {
  try {
    return (await loadOwnerRecords(dir, await loadListings(dataDir, today), today)).records
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    const lines = error.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ file, record, field, message }) =>
        [file, record, field, message].filter((part) => part !== undefined).join(' '),
      )
    throw new Error(`${lines.join('\n')}\nnpm run owners -- import ${dir} --dry-run says more`, {
      cause: error,
    })
  }
}
