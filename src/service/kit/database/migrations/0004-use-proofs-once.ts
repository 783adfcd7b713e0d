import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of the proofs of work that were used. */
export const useProofsOnce: MigrationStep = async (db) => {
  await db.schema
    .createTable('used_proof')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('used_proof_by_age').on('used_proof').column('expires_at').execute()
}
