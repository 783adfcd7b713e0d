import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Keeps with a request what its home was let for. */
export const keepRent: MigrationStep = async (db) => {
  await db.schema.alterTable('submission').addColumn('rent', 'integer').execute()
}
