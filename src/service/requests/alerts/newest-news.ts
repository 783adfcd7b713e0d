import type { Kysely } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/** Returns the number of the newest news of homes; 0 without any. */
export async function newestNews(db: Kysely<ServiceTables>): Promise<number> {
  const newest = await db
    .selectFrom('home_news')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst()
  return newest?.id ?? 0
}
