import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the row that whoever books an appointment locks: PostgreSQL books for many at once, each blind for the others. */
export const bookInTurn: MigrationStep = async (db) => {
  await db.schema
    .createTable('booking_turn')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.insertInto('booking_turn').values({ id: 1, taken_at: 0 }).execute()
}
