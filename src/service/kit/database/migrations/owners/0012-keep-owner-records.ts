import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of what owners read about their homes, and finds the forms about a home at once. */
export const keepOwnerRecords: MigrationStep = async (db) => {
  await db.schema
    .createTable('owner_record')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('home_record')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('home_record_once', ['subject', 'kind', 'origin', 'id'])
    .execute()
  await db.schema
    .createTable('comparable_home')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('online_since', 'text', (column) => column.notNull())
    .addColumn('closed_on', 'text')
    .execute()
  await db.schema
    .createIndex('comparable_home_by_price')
    .on('comparable_home')
    .columns(['goal', 'kind', 'price'])
    .execute()
  await db.schema
    .createIndex('submission_by_subject')
    .on('submission')
    .columns(['subject', 'form', 'created_at'])
    .execute()
}
