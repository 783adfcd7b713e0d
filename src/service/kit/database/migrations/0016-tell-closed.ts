import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Remembers of an appointment when its office was told that it is closed then; null while the office is open. */
export const tellClosed: MigrationStep = async (db) => {
  await db.schema.alterTable('booking').addColumn('closed_told_at', 'bigint').execute()
}
