import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Lets lists and counts of requests and people be read without what was answered. */
export const indexRequests: MigrationStep = async (db) => {
  await db.schema
    .createIndex('submission_by_work')
    .on('submission')
    .columns(['state', 'wait_until', 'office', 'agent', 'form', 'created_at', 'subject', 'mailbox', 'phone'])
    .execute()
}
