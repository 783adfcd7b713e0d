import type { SessionEnd } from '#service/kit/database/account-tables.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db, DbTransaction } from '#service/kit/database/tables.ts'
import { hashToken } from '#service/kit/link-token.ts'

/** A device on which an owner is signed in; times are milliseconds since 1970. */
export type OwnerSession = Readonly<{ id: string; userAgent: string; since: number; used: number }>

const day = 24 * 60 * 60_000
/** Milliseconds for which a session lives at most, however often it is used. @see OWASP ASVS 5, 7.3.2 (read 2026-11) */
export const longestSession = 30 * day

/** Milliseconds after which a session of staff ends that nobody uses. */
export const longestIdle = 12 * 60 * 60_000

/** Notes that a session of staff is used, by the minute. */
export async function noteUse(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  session: Readonly<{ id: string; updatedAt: Date }>,
  now: number,
): Promise<void> {
  if (now - session.updatedAt.getTime() < 60_000) return
  // better-auth writes times as text on SQLite.
  const used = engine === 'sqlite' ? new Date(now).toISOString() : new Date(now)
  await db.updateTable('owner_session').set({ updated_at: used }).where('id', '=', session.id).execute()
}

/** Returns where an owner is signed in, the last used first. */
export async function readSessions(db: Db, owner: string, now: number): Promise<readonly OwnerSession[]> {
  const rows = await db.selectFrom('owner_session').selectAll().where('owner_id', '=', owner).execute()
  return rows
    .map(({ id, user_agent, created_at, updated_at, expires_at }) => ({
      id,
      userAgent: user_agent ?? '',
      since: new Date(created_at).getTime(),
      used: new Date(updated_at).getTime(),
      until: new Date(expires_at).getTime(),
    }))
    .filter(({ since, until }) => until > now && since + longestSession > now)
    .toSorted((one, other) => other.used - one.used)
}

/** Signs an owner out on a device, on all but one, or on all, and notes why. */
export async function endSessions(
  transaction: DbTransaction,
  owner: string,
  { which, reason, now }: Readonly<{ which: Which; reason: SessionEnd; now: number }>,
): Promise<void> {
  const own = transaction.selectFrom('owner_session').select(['id', 'token']).where('owner_id', '=', owner)
  const rows = await (
    which === 'all'
      ? own
      : 'only' in which
        ? own.where('id', '=', which.only)
        : own.where('id', '!=', which.allBut)
  ).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction.deleteFrom('owner_session').where('id', 'in', ids).execute()
  await noteEnded(
    transaction,
    rows.map(({ token }) => token),
    { reason, now },
  )
}

/** The session of a device, those of all others, or all. */
type Which = 'all' | Readonly<{ only: string }> | Readonly<{ allBut: string }>

/** Returns the tokens of an owner's sessions. */
export async function readTokens(db: Db, owner: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('owner_session').select('token').where('owner_id', '=', owner).execute()
  return rows.map(({ token }) => token)
}

/** Notes why sessions ended, so that the browsers which still have their tokens can be told. */
export async function noteEnded(
  db: Db,
  tokens: readonly string[],
  { reason, now }: Readonly<{ reason: SessionEnd; now: number }>,
): Promise<void> {
  if (tokens.length === 0) return
  await db
    .insertInto('ended_session')
    .values(tokens.map((token) => ({ token_hash: hashToken(token), reason, ended_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns why the session of a token was ended; undefined where it lives, ended by time, or never was. */
export async function whyEnded(db: Db, token: string): Promise<SessionEnd | undefined> {
  const row = await db
    .selectFrom('ended_session')
    .select('reason')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.reason
}

/** Deletes notes about sessions of which no browser has the token any more. */
export async function purgeEnded(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('ended_session')
    .where('ended_at', '<=', now - longestSession)
    .execute()
}
