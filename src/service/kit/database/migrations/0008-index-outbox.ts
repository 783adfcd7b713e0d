import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/**
 * Creates the indexes of questions that are asked all the time, also while a hundred thousand messages wait: which was
 * interrupted, which event of the CRM is the oldest, how many there are of each kind.
 */
export const indexOutbox: MigrationStep = async (db) => {
  await db.schema
    .createIndex('outbox_by_lease')
    .on('outbox')
    .columns(['state', 'lease_until', 'attempts'])
    .execute()
  await db.schema.createIndex('outbox_by_kind').on('outbox').columns(['kind', 'state', 'id']).execute()
}
