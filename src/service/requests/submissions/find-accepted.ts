import type { Database } from '#service/kit/database/open-database.ts'

/** Returns the number of the form that was stored with a dedupe key; undefined for none. */
export async function findAccepted(
  { db }: Pick<Database, 'db'>,
  dedupeKey: string,
): Promise<number | undefined> {
  const stored = await db
    .selectFrom('submission')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  return stored?.id
}
