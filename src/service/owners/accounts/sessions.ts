import type { Kysely } from 'kysely'
import type { ServiceTables } from '#service/database/tables.ts'

/** A device on which an owner is signed in; times are milliseconds since 1970. */
export type OwnerSession = Readonly<{ id: string; userAgent: string; since: number; used: number }>

/** Returns where an owner is signed in, the last used first. */
export async function readSessions(
  db: Kysely<ServiceTables>,
  owner: string,
  now: number,
): Promise<readonly OwnerSession[]> {
  const rows = await db.selectFrom('owner_session').selectAll().where('owner_id', '=', owner).execute()
  return rows
    .filter(({ expires_at }) => new Date(expires_at).getTime() > now)
    .map(({ id, user_agent, created_at, updated_at }) => ({
      id,
      userAgent: user_agent ?? '',
      since: new Date(created_at).getTime(),
      used: new Date(updated_at).getTime(),
    }))
    .toSorted((one, other) => other.used - one.used)
}

/** Signs an owner out on a device, or on all but one. */
export async function endSessions(
  db: Kysely<ServiceTables>,
  owner: string,
  which: Readonly<{ only: string } | { allBut: string }>,
): Promise<void> {
  const rows = db.deleteFrom('owner_session').where('owner_id', '=', owner)
  await ('only' in which ? rows.where('id', '=', which.only) : rows.where('id', '!=', which.allBut)).execute()
}
