import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Remembers of an appointment what staff do with it: confirm, move, cancel for a reason, and report about it. */
export const handleBookings: MigrationStep = async (db) => {
  const booking = () => db.schema.alterTable('booking')
  await booking()
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('confirmed'))
    .execute()
  await booking().addColumn('minutes', 'integer').execute()
  for (const column of ['moved_from', 'reason', 'outcome', 'report', 'report_lang', 'wish'] as const)
    await booking().addColumn(column, 'text').execute()
}
