import type { PageVisits } from '#domain/owners/page-visits.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { inPortions } from './write-records.ts'

/** Stores the made-up visits of a demo; a day, home and source that was counted already keeps its count. */
export async function storePageVisits(
  db: Db,
  visits: readonly Readonly<{ subject: string; value: PageVisits }>[],
): Promise<number> {
  const rows = visits.map(({ subject, value: { on, source, visits } }) => ({
    subject,
    day: on,
    source,
    visits,
  }))
  return await db.transaction().execute(async (transaction) => {
    let stored = 0
    for (const portion of inPortions(rows)) {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('visit_day')
        .values([...portion])
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      stored += Number(numInsertedOrUpdatedRows)
    }
    return stored
  })
}
