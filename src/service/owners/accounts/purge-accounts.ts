import type { Database } from '#service/kit/database/open-database.ts'
import { forgetOwners } from './forget-owners.ts'
import { purgeOwnerLinks } from './owner-links.ts'
import { purgeEnded } from './sessions.ts'
import { purgeTries } from './sign-in-tries.ts'
import { purgeCodes } from './use-code.ts'

/** Deletes links, tries and codes of owners that count no more, sessions and codes that have ended, and owners a year after. */
export async function purgeAccounts(database: Database, now: number): Promise<void> {
  const { db, engine } = database
  await purgeOwnerLinks(db, now)
  await purgeTries(database, now)
  await purgeCodes(db, now)
  await purgeEnded(db, now)
  await forgetOwners(db, now)
  // better-auth writes times as text on SQLite.
  const before = engine === 'sqlite' ? new Date(now).toISOString() : new Date(now)
  await db.deleteFrom('owner_session').where('expires_at', '<', before).execute()
  await db.deleteFrom('owner_verification').where('expires_at', '<', before).execute()
}
