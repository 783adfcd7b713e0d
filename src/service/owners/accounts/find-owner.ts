import type { Kysely } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** Somebody whose home the agency sells or lets, and who has an account. */
export type Owner = Readonly<{ id: string; name: string; email: string; locale: Locale }>

const columns = ['id', 'name', 'email', 'locale'] as const

/** Returns the owner with an address or an ID; undefined where there is none. */
export async function findOwner(
  db: Kysely<ServiceTables>,
  by: Readonly<{ email: string } | { id: string }>,
): Promise<Owner | undefined> {
  const rows = db.selectFrom('owner').select(columns)
  return await (
    'email' in by ? rows.where('email', '=', mailboxKey(by.email)) : rows.where('id', '=', by.id)
  ).executeTakeFirst()
}

/** Returns the owner who signs in with an address, or whom the CRM knows under it; undefined where there is none. */
export async function findRecordedAs(db: Kysely<ServiceTables>, email: string): Promise<Owner | undefined> {
  return (
    (await findOwner(db, { email })) ??
    (await db
      .selectFrom('owner')
      .select(columns)
      .where('recorded_email', '=', mailboxKey(email))
      .executeTakeFirst())
  )
}

/** Returns the names of the homes of an owner: `property/2417`, lowest ID first. */
export async function homesOf(db: Kysely<ServiceTables>, owner: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('owner_property').select('subject').where('owner_id', '=', owner).execute()
  return rows
    .map(({ subject }) => subject)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
