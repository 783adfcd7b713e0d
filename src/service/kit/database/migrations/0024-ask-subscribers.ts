import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Remembers when a subscriber was asked whether the search goes on; null while there is nothing to answer. */
export const askSubscribers: MigrationStep = async (db) => {
  await db.schema.alterTable('subscription').addColumn('asked_at', 'bigint').execute()
}
