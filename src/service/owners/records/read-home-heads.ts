import type { Kysely } from 'kysely'
import type { HomeHead, Mandate } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { ServiceTables } from '#service/database/tables.ts'

/** Returns the heads of those homes that have a mandate, in the given order. */
export async function readHomeHeads(
  db: Kysely<ServiceTables>,
  subjects: readonly string[],
): Promise<readonly HomeHead[]> {
  if (subjects.length === 0) return []
  const rows = await db
    .selectFrom('home_record')
    .select(['subject', 'kind', 'body'])
    .where('subject', 'in', subjects)
    .where('kind', 'in', ['mandate', 'offer'])
    .orderBy('at')
    .execute()
  return subjects.flatMap((subject) => {
    const own = rows.filter((row) => row.subject === subject)
    const mandates = own.filter(({ kind }) => kind === 'mandate').map(({ body }): Mandate => JSON.parse(body))
    const offers = own
      .filter(({ kind }) => kind === 'offer')
      .map(({ body }): ReleasedOffer => JSON.parse(body))
    return mandates.slice(0, 1).map((mandate) => ({ subject, mandate, offers }))
  })
}
