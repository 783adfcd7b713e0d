import type { Selectable } from 'kysely'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Db, ServiceTables } from '#service/kit/database/tables.ts'

/** Visits to the page of a home on a day, by where they came from. */
export type VisitCount = Readonly<Selectable<ServiceTables['visit_day']>>

/** Returns the visits from a day on, to one home or to all. */
export async function readCounts(
  db: Db,
  { since, subject }: Readonly<{ since: PlainDate; subject?: string }>,
): Promise<readonly VisitCount[]> {
  return await db
    .selectFrom('visit_day')
    .selectAll()
    .where('day', '>=', since)
    .$if(subject !== undefined, (rows) => rows.where('subject', '=', subject ?? ''))
    .orderBy('subject')
    .orderBy('day')
    .orderBy('source')
    .execute()
}
