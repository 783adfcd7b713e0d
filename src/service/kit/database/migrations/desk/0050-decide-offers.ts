import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of what became of offers: a row goes with its request. */
export const decideOffers: MigrationStep = async (db) => {
  await db.schema
    .createTable('offer_decision')
    .addColumn('submission_id', 'bigint', (column) =>
      column.primaryKey().references('submission.id').onDelete('cascade'),
    )
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('said_at', 'text')
    .addColumn('way', 'text')
    .execute()
}
