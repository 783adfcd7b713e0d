import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of appointments; a seat that is null was given back. */
export const bookAppointments: MigrationStep = async (db) => {
  await db.schema
    .createTable('booking')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'bigint', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('office', 'text', (column) => column.notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addUniqueConstraint('booking_once', ['office', 'starts', 'seat'])
    .execute()
  await db.schema.createIndex('booking_by_submission').on('booking').column('submission_id').execute()
}
