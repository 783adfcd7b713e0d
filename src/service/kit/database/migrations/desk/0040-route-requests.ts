import type { MigrationStep } from '#service/kit/database/migration-step.ts'
import { searchKeys } from '#service/kit/search-keys.ts'

/**
 * Gives requests a state, an office and an agent, and what they are found by. Those that were there count as done: the
 * office had them by mail. An offer that waits for its mailbox is not there yet.
 */
export const routeRequests: MigrationStep = async (db) => {
  for (const column of ['office', 'agent', 'wait_until', 'mailbox', 'phone'] as const)
    await db.schema.alterTable('submission').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('submission')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('submission').addColumn('first_answer_at', 'bigint').execute()
  await db.schema
    .alterTable('submission')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const unconfirmed = db.selectFrom('offer').select('submission_id').where('confirmed_at', 'is', null)
  await db.updateTable('submission').set({ state: 'done' }).execute()
  await db.updateTable('submission').set({ state: 'unconfirmed' }).where('id', 'in', unconfirmed).execute()
  for (const { id, payload } of await db.selectFrom('submission').select(['id', 'payload']).execute())
    await db
      .updateTable('submission')
      .set(searchKeys(JSON.parse(payload)))
      .where('id', '=', id)
      .execute()
  await db.schema
    .createIndex('submission_by_state')
    .on('submission')
    .columns(['state', 'created_at'])
    .execute()
  for (const column of ['mailbox', 'phone'] as const)
    await db.schema.createIndex(`submission_by_${column}`).on('submission').column(column).execute()
}
