import type { Kysely } from 'kysely'
import type { ServiceTables } from '#service/database/tables.ts'

/** Returns which offer on its home a submission is, in order of arrival, counted from 1. */
export async function rankOfOffer(
  db: Kysely<ServiceTables>,
  { id, subject }: Readonly<{ id: number; subject: string }>,
): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('form', '=', 'purchase-offer')
    .where('subject', '=', subject)
    .where('id', '<=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
