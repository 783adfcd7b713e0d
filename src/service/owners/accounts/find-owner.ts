import type { Locale } from '#domain/values/locale.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { mailboxKey } from '#text/email.ts'

/** Somebody with an account: whose home the agency sells or lets, or who works at its desk. */
export type Owner = Readonly<{ id: string; name: string; email: string; locale: Locale; room?: 'desk' }>

/** Returns the owner with an address or an ID; undefined where there is none. */
export async function findOwner(
  db: Db,
  by: Readonly<{ email: string } | { id: string }>,
): Promise<Owner | undefined> {
  const [column, value] =
    'email' in by ? (['email', mailboxKey(by.email)] as const) : (['id', by.id] as const)
  return await findBy(db, column, value)
}

/** Returns the owner who signs in with an address, or whom the CRM knows under it; undefined where there is none. */
export async function findRecordedAs(db: Db, email: string): Promise<Owner | undefined> {
  return (await findOwner(db, { email })) ?? (await findBy(db, 'recorded_email', mailboxKey(email)))
}

async function findBy(
  db: Db,
  column: 'id' | 'email' | 'recorded_email',
  value: string,
): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('owner')
    .leftJoin('staff', 'staff.account', 'owner.id')
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.locale', 'staff.active'])
    .where(`owner.${column}`, '=', value)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { active, ...owner } = row
  return { ...owner, room: active === 1 ? 'desk' : undefined }
}

/** Returns the names of the homes of an owner: `property/2417`, lowest ID first. */
export async function homesOf(db: Db, owner: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('owner_property').select('subject').where('owner_id', '=', owner).execute()
  return rows
    .map(({ subject }) => subject)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
