import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Counts what came of a visit in the rows that outlive it. */
export const countOutcomes: MigrationStep = async (db) => {
  await db.schema.alterTable('request_count').addColumn('visit', 'text').execute()
  const stored = await db.selectFrom('booking').select(['submission_id', 'seat', 'outcome']).execute()
  for (const { submission_id, seat, outcome } of stored)
    await db
      .updateTable('request_count')
      .set({ visit: seat === null ? 'cancelled' : (outcome ?? 'planned') })
      .where('submission_id', '=', submission_id)
      .execute()
}
