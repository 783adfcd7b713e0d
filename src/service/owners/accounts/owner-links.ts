import type { Selectable } from 'kysely'
import type { LinkPurpose } from '#service/kit/database/account-tables.ts'
import type { Db, ServiceTables } from '#service/kit/database/tables.ts'
import { createLinkToken, hashToken, isLinkToken } from '#service/kit/link-token.ts'

/** A link in a mail to an owner that still works. */
export type OwnerLink = Readonly<Selectable<ServiceTables['owner_link']>>

const hour = 60 * 60_000
/** How long links work, in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  welcome: 7 * 24 * hour,
  password: hour,
  email: hour,
  print: hour / 30,
}

/** Stores a link and returns its token, which is kept nowhere. */
export async function createOwnerLink(
  db: Db,
  link: Readonly<{ owner: string; purpose: LinkPurpose; email?: string; asker?: string }>,
  now: number,
): Promise<string> {
  const token = createLinkToken()
  await db
    .insertInto('owner_link')
    .values({
      token_hash: hashToken(token),
      owner_id: link.owner,
      purpose: link.purpose,
      email: link.email ?? '',
      asker: link.asker ?? '',
      expires_at: now + linkLife[link.purpose],
    })
    .execute()
  return token
}

/** Returns the link of a token; undefined when it is unknown, used or too old, or does something else. */
export async function findOwnerLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OwnerLink | undefined> {
  if (!isLinkToken(token)) return undefined
  return await db
    .selectFrom('owner_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a link, so that it works once; returns whether it was still there. */
export async function takeOwnerLink(db: Db, link: OwnerLink): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('owner_link')
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes links that are too old. */
export async function purgeOwnerLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('owner_link').where('expires_at', '<=', now).execute()
}
