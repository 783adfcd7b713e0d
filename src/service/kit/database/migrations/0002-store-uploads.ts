import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of the files that were sent with a form. */
export const storeUploads: MigrationStep = async (db, engine) => {
  await db.schema
    .createTable('upload')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('submission_id', 'bigint', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_by_submission').on('upload').column('submission_id').execute()
}
