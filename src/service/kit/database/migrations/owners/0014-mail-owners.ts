import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of what owners were mailed by itself: reports, and what is new about their homes. */
export const mailOwners: MigrationStep = async (db) => {
  await db.schema.alterTable('owner').addColumn('news_mailed_at', 'bigint').execute()
  await db.schema
    .createTable('owner_report')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('owner_report_once', ['owner_id', 'subject', 'month'])
    .execute()
  await db.schema
    .createTable('owner_news')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .addPrimaryKeyConstraint('owner_news_once', ['owner_id', 'subject', 'kind', 'id'])
    .execute()
}
