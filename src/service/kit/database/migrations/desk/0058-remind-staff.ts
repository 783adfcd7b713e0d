import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Remembers of whom staff were reminded, and which of them want a mail in the morning. What was there is old news. */
export const remindStaff: MigrationStep = async (db) => {
  await db.schema.alterTable('submission').addColumn('reminded_at', 'bigint').execute()
  await db
    .updateTable('submission')
    .set((row) => ({ reminded_at: row.ref('created_at') }))
    .execute()
  await db.schema
    .alterTable('staff')
    .addColumn('wants_morning', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('staff').addColumn('morning_on', 'text').execute()
}
