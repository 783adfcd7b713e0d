import type { Db } from '#service/kit/database/tables.ts'
import type { Signer } from '#service/kit/signed-token.ts'

/** Milliseconds for which a code of an app could be right: its own half minute, one before and one after, and some more. */
const codeLife = 5 * 60_000

/**
 * Marks a code of an owner's app as typed, before it is looked at; returns whether it was the first time. Two posts at once
 * are told apart by the database.
 * @see OWASP ASVS 5, 6.5.1 (read 2026-11)
 */
export async function useCode(
  { db, signer }: Readonly<{ db: Db; signer: Signer }>,
  { owner, code }: Readonly<{ owner: string; code: string }>,
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('used_code')
    .values({ owner_id: owner, code_hash: signer.seal('code', [owner, code]), used_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'code_hash']).doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Deletes codes that could not be right any more. */
export async function purgeCodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('used_code')
    .where('used_at', '<=', now - codeLife)
    .execute()
}
