import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/**
 * Creates the tables of sessions that ended and of codes that were used, and keeps the address under which the CRM knows an
 * owner who signs in with another, whether an owner chose a language, and who asked for a link, sealed.
 */
export const rememberSignIns: MigrationStep = async (db) => {
  await db.schema.alterTable('owner').addColumn('recorded_email', 'text').execute()
  await db.schema
    .alterTable('owner')
    .addColumn('chose_locale', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('owner_link')
    .addColumn('asker', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('owner_by_recorded_email').on('owner').column('recorded_email').execute()
  await db.schema
    .createTable('ended_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('used_code')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('used_code_once', ['owner_id', 'code_hash'])
    .execute()
}
