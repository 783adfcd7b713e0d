import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Keeps which form asked for a subscription: the office is told of it once it is confirmed. */
export const tellConfirmed: MigrationStep = async (db, engine) => {
  await db.schema
    .alterTable('subscription')
    .addColumn('submission_id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      column.references('submission.id').onDelete('set null'),
    )
    .execute()
  await db.schema
    .createIndex('subscription_by_submission')
    .on('subscription')
    .column('submission_id')
    .execute()
}
