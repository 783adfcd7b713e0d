import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of errors that pages and browsers reported. */
export const keepErrorReports: MigrationStep = async (db) => {
  await db.schema
    .createTable('error_report')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('column', 'integer', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('error_report_by_day').on('error_report').column('first_at').execute()
}
