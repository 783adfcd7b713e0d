import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table whose one row is written to learn whether anything can be. */
export const probeWrites: MigrationStep = async (db) => {
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}
