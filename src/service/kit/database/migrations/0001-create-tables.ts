import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of submissions and of their mails. */
export const createTables: MigrationStep = async (db, engine) => {
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
        engine === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedAlwaysAsIdentity(),
      )
  await table('submission')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('submission_by_age').on('submission').column('created_at').execute()
  await table('outbox')
    .addColumn('submission_id', 'bigint', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'next_at']).execute()
  // Deleting a submission looks for its mails.
  await db.schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute()
}
