import type { Db } from '#service/kit/database/tables.ts'

/** Returns the number of the newest news of homes; 0 without any. */
export async function newestNews(db: Db): Promise<number> {
  const newest = await db
    .selectFrom('home_news')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst()
  return newest?.id ?? 0
}
