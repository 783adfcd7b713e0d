import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of notes and calls, which go with their request, and of what staff did, which stays. */
export const logStaff: MigrationStep = async (db, engine) => {
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
        engine === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
  await table('note')
    .addColumn('submission_id', 'bigint', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('note_by_submission').on('note').column('submission_id').execute()
  await table('desk_log')
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('request', 'bigint')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_log_by_request').on('desk_log').column('request').execute()
}
