import type { PageVisits } from '#domain/owners/page-visits.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { pageVisits } from './kinds/page-visits.ts'
import { loadKind } from './load-kind.ts'
import type { Listings } from './load-listings.ts'
import { createOwnerContext } from './load-owner-records.ts'
import type { OfHome } from './of-home.ts'

/**
 * Loads the made-up visits of a demo, none where the directory has no such file.
 * @throws {ProblemsError} when the file or a record of it is broken
 */
export async function loadPageVisits(
  dir: string,
  listings: Listings,
  today: PlainDate,
): Promise<readonly OfHome<PageVisits>[]> {
  const log = createProblemLog()
  const source = createDataSource(dir, log)
  if ((await source.loadOwn(pageVisits.file)).kind === 'missing') return []
  const found = await loadKind(source, pageVisits, createOwnerContext(listings, today))
  if (log.problems.length > 0) throw new ProblemsError(log.problems)
  return found
}
