import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of what managers set at the desk: what they set of an office, and answers in their own words. */
export const keepSettings: MigrationStep = async (db) => {
  await db.schema
    .createTable('desk_setting')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('office', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_setting_key', ['name', 'office'])
    .execute()
  await db.schema
    .createTable('answer_template')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('forms', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('answer_template_key', ['id', 'language'])
    .execute()
}
