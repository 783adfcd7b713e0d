import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of files that wait while their form is corrected or confirmed. */
export const keepFiles: MigrationStep = async (db, engine) => {
  await db.schema
    .createTable('stash')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('stash_by_age').on('stash').column('expires_at').execute()
}
