import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of visits to the pages of homes: counts that stay, and what tells visitors of one day apart. */
export const countVisits: MigrationStep = async (db, engine) => {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob'
  await db.schema
    .createTable('visit_salt')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('visit_seen')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_seen_once', ['day', 'visitor'])
    .execute()
  await db.schema
    .createTable('visit_day')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_day_once', ['subject', 'day', 'source'])
    .execute()
}
