import { openMinutes } from '#domain/appointments/opening-hours.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/**
 * Keeps what a link said with the request that it led to, and counts requests in rows that name nobody and outlive them.
 * Requests that were there are counted; their offices' own hours are not known here.
 */
export const countRequests: MigrationStep = async (db, engine) => {
  await db.schema.alterTable('submission').addColumn('campaign', 'text').execute()
  await db.schema
    .createTable('request_count')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('submission_id', 'bigint', (column) =>
      column.unique().references('submission.id').onDelete('set null'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('office', 'text')
    .addColumn('agent', 'text')
    .addColumn('subject', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text')
    .addColumn('answer_minutes', 'integer')
    .execute()
  await db.schema.createIndex('request_count_by_day').on('request_count').column('day').execute()
  const stored = await db
    .selectFrom('submission')
    .select(['id', 'form', 'office', 'agent', 'subject', 'created_at', 'first_answer_at'])
    .where('state', '<>', 'unconfirmed')
    .orderBy('id')
    .execute()
  for (const { id, created_at, first_answer_at, ...request } of stored)
    await db
      .insertInto('request_count')
      .values({
        ...request,
        submission_id: id,
        day: toBrussels(Number(created_at)).on,
        source: 'direct',
        campaign: null,
        answer_minutes:
          first_answer_at === null ? null : openMinutes({}, Number(created_at), Number(first_answer_at)),
      })
      .execute()
}
