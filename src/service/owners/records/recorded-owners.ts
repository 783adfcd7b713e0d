import type { Mandate } from '#domain/owners/owned-home.ts'
import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** Returns all owners whom the CRM knows, by e-mail address. */
export async function readRecordedOwners(db: Db): Promise<readonly RecordedOwner[]> {
  const found = await db.selectFrom('owner_record').select('body').orderBy('email').execute()
  return found.map(({ body }) => JSON.parse(body))
}

/**
 * Returns what the CRM knows about an owner, by the address that it has or by that of the account; undefined for somebody
 * whom it does not know as one.
 */
export async function findRecordedOwner(db: Db, email: string): Promise<RecordedOwner | undefined> {
  const found = await db
    .selectFrom('owner_record')
    .select('body')
    .where((eb) =>
      eb.or([
        eb('email', '=', mailboxKey(email)),
        eb('email', '=', (inner) =>
          inner.selectFrom('owner').select('recorded_email').where('owner.email', '=', mailboxKey(email)),
        ),
      ]),
    )
    .executeTakeFirst()
  return found === undefined ? undefined : JSON.parse(found.body)
}

/**
 * Deletes what the CRM knows about an owner, and what was handed in about homes that no other owner has. The next import brings
 * the owner back unless the CRM has forgotten him too.
 * @returns whether the CRM knew the address
 */
export async function eraseRecordedOwner(db: Db, email: string): Promise<boolean> {
  const owner = await findRecordedOwner(db, email)
  if (owner === undefined) return false
  await db.deleteFrom('owner_record').where('email', '=', owner.email).execute()
  const others = new Set((await readRecordedOwners(db)).flatMap(({ subjects }) => subjects))
  const alone = owner.subjects.filter((subject) => !others.has(subject))
  if (alone.length > 0)
    await db.deleteFrom('home_record').where('origin', '=', 'owner').where('subject', 'in', alone).execute()
  return true
}

/** Returns the mandates of all homes, by the name of the home. */
export async function readMandates(db: Db): Promise<ReadonlyMap<string, Mandate>> {
  const found = await db
    .selectFrom('home_record')
    .select(['subject', 'body'])
    .where('kind', '=', 'mandate')
    .execute()
  return new Map(found.map(({ subject, body }): [string, Mandate] => [subject, JSON.parse(body)]))
}
