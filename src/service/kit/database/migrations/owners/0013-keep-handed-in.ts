import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of files that owners handed in; they go with their owner. */
export const keepHandedIn: MigrationStep = async (db, engine) => {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob'
  await db.schema
    .createTable('owner_upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('owner_upload_by_owner').on('owner_upload').column('owner_id').execute()
}
