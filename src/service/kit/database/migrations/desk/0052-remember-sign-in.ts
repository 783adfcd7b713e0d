import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Keeps when somebody with an account last signed in; until then only the day is known on which the agency was told. */
export const rememberSignIn: MigrationStep = async (db) => {
  await db.schema.alterTable('owner').addColumn('signed_in_at', 'bigint').execute()
}
