import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { Db } from '#service/kit/database/tables.ts'
import type { Difference, Keyed } from './difference.ts'
import type { ComparableRow, RecordRow } from './record-rows.ts'

/** What names a record. */
export type RecordKey = Pick<RecordRow, 'subject' | 'kind' | 'id'>

/** Rows that one statement writes: PostgreSQL takes 65,535 values at once, SQLite half as many. */
const rowsAtOnce = 1000

/** Returns a record with what tells it from others, and whether it has changed. */
export function toKeyed<Row extends RecordKey & Pick<RecordRow, 'digest'>>(value: Row): Keyed<Row> {
  return { key: JSON.stringify([value.subject, value.kind, value.id]), digest: value.digest, value }
}

/** Returns an owner with what tells one from others, and whether something has changed. */
export function toKeyedOwner(value: RecordedOwner): Keyed<RecordedOwner> {
  return { key: value.email, digest: JSON.stringify(value), value }
}

/** Returns the names of all records that came from the CRM. */
export async function readKeys(db: Db) {
  const found = await db
    .selectFrom('home_record')
    .select(['subject', 'kind', 'id', 'digest'])
    .where('origin', '=', 'crm')
    .execute()
  return found.map(toKeyed)
}

/** Returns all owners of the CRM. */
export async function readOwnerKeys(db: Db) {
  const found = await db.selectFrom('owner_record').select('body').execute()
  return found.map(({ body }) => toKeyedOwner(JSON.parse(body)))
}

/** Stores records that are new or changed, and deletes those that are gone. */
export async function writeHomes(
  db: Db,
  { added, changed, gone }: Difference<RecordKey, RecordRow>,
): Promise<void> {
  for (const { subject, kind, id } of gone)
    await db
      .deleteFrom('home_record')
      .where('subject', '=', subject)
      .where('kind', '=', kind)
      .where('origin', '=', 'crm')
      .where('id', '=', id)
      .execute()
  for (const rows of inPortions([...added, ...changed]))
    await db
      .insertInto('home_record')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['subject', 'kind', 'origin', 'id']).doUpdateSet((row) => ({
          at: row.ref('excluded.at'),
          body: row.ref('excluded.body'),
          digest: row.ref('excluded.digest'),
        })),
      )
      .execute()
}

/** Stores owners that are new or changed, and deletes those that are gone. */
export async function writeOwners(
  db: Db,
  { added, changed, gone }: Difference<RecordedOwner, RecordedOwner>,
): Promise<void> {
  for (const { email } of gone) await db.deleteFrom('owner_record').where('email', '=', email).execute()
  for (const owners of inPortions([...added, ...changed]))
    await db
      .insertInto('owner_record')
      .values(owners.map((owner) => ({ email: owner.email, body: JSON.stringify(owner) })))
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet((row) => ({ body: row.ref('excluded.body') })),
      )
      .execute()
}

/** Stores what homes are compared by, instead of what was stored before. */
export async function writeComparable(db: Db, homes: readonly ComparableRow[]): Promise<void> {
  await db.deleteFrom('comparable_home').execute()
  for (const rows of inPortions(homes))
    await db
      .insertInto('comparable_home')
      .values([...rows])
      .execute()
}

/** Yields the parts of a list that one statement may write. */
export function* inPortions<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += rowsAtOnce) yield list.slice(start, start + rowsAtOnce)
}
