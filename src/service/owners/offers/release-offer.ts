import { sql } from 'kysely'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Db, DbTransaction } from '#service/kit/database/tables.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { noteOwnerNews } from '#service/owners/records/note-news.ts'
import { toRow } from '#service/owners/records/record-rows.ts'

/** Returns the owners who read about a home, by address. */
export async function findOwnersOf(db: Db, subject: string): Promise<readonly Owner[]> {
  return await db
    .selectFrom('owner_property')
    .innerJoin('owner', 'owner.id', 'owner_property.owner_id')
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.locale'])
    .where('owner_property.subject', '=', subject)
    .orderBy('owner.email')
    .execute()
}

/** Returns why nobody would read what is released about a home: no owner has an account, or it has no mandate. */
export async function whyUnread(db: Db, subject: string): Promise<'noOwner' | 'noMandate' | undefined> {
  if ((await findOwnersOf(db, subject)).length === 0) return 'noOwner'
  const mandate = db.selectFrom('home_record').select('id').where('kind', '=', 'mandate')
  const found = await mandate.where('subject', '=', subject).executeTakeFirst()
  return found === undefined ? 'noMandate' : undefined
}

/**
 * Lets the owners of a home read an offer that came by the form, and notes it to be mailed to them; imports leave it there.
 * @returns whether it was not there yet
 */
export async function releaseOffer(
  transaction: DbTransaction,
  subject: string,
  offer: ReleasedOffer,
  now: number,
): Promise<boolean> {
  const row = toRow('site', { subject, kind: 'offer', id: offer.id, at: offer.receivedAt }, offer)
  const added = await transaction
    .insertInto('home_record')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added !== undefined) await noteOwnerNews(transaction, [row], now)
  return added !== undefined
}

/** Takes an offer back that was released; returns whether it was. */
export async function withdrawOffer(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('home_record')
    .where('origin', '=', 'site')
    .where('kind', '=', 'offer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes released offers whose request was deleted, by its age or for its sender. */
export async function forgetReleasedOffers(db: Db): Promise<void> {
  await db
    .deleteFrom('home_record')
    .where('origin', '=', 'site')
    .where('id', 'not in', (query) =>
      query.selectFrom('submission').select(sql<string>`'request-' || id`.as('id')),
    )
    .execute()
}
