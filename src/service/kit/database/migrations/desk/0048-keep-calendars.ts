import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of hours at which somebody, or an office, receives nobody, and of the calendars that staff link to the desk. */
export const keepCalendars: MigrationStep = async (db, engine) => {
  await db.schema
    .createTable('block')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('agent', 'text', (column) => column.references('owner.id').onDelete('cascade'))
    .addColumn('office', 'text')
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('block_by_agent').on('block').columns(['agent', 'origin']).execute()
  await db.schema.createIndex('block_by_end').on('block').column('until_at').execute()
  await db.schema
    .createTable('calendar_feed')
    .addColumn('agent', 'text', (column) => column.primaryKey().references('owner.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('holds', 'text', (column) => column.notNull())
    .addColumn('subscriber_read_at', 'bigint')
    .addColumn('busy_address', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('told_at', 'bigint')
    .execute()
}
