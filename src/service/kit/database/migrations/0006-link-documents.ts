import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of links to the documents of a home, one for each person and home. */
export const linkDocuments: MigrationStep = async (db) => {
  await db.schema
    .createTable('document_link')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ticket', 'text', (column) => column.notNull().unique())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_link_once', ['email', 'subject'])
    .execute()
}
