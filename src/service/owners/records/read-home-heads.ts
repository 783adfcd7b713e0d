import type { HomeHead, Mandate } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Returns the heads of those homes of an owner that have a mandate, lowest ID first. */
export async function readHomeHeads(db: Db, owner: string): Promise<readonly HomeHead[]> {
  const rows = await db
    .selectFrom('owner_property')
    .innerJoin('home_record', 'home_record.subject', 'owner_property.subject')
    .select(['home_record.subject', 'home_record.kind', 'home_record.body'])
    .where('owner_property.owner_id', '=', owner)
    .where('home_record.kind', 'in', ['mandate', 'offer'])
    .orderBy('home_record.at')
    .execute()
  return [...Map.groupBy(rows, ({ subject }) => subject)]
    .flatMap(([subject, own]) => {
      const mandates = own
        .filter(({ kind }) => kind === 'mandate')
        .map(({ body }): Mandate => JSON.parse(body))
      const offers = own
        .filter(({ kind }) => kind === 'offer')
        .map(({ body }): ReleasedOffer => JSON.parse(body))
      return mandates.slice(0, 1).map((mandate) => ({ subject, mandate, offers }))
    })
    .toSorted((one, other) => one.subject.localeCompare(other.subject, 'en', { numeric: true }))
}
