import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of those who work for the agency: accounts of the portal's own kind, with a role. */
export const keepStaff: MigrationStep = async (db) => {
  await db.schema
    .createTable('staff')
    .addColumn('account', 'text', (column) => column.primaryKey().references('owner.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('office', 'text')
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('invited_at', 'bigint', (column) => column.notNull())
    .execute()
}
