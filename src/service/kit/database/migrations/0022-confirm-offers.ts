import { sql } from 'kysely'
import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the table of what offers fixed; those that were there counted from their arrival, in that order. */
export const confirmOffers: MigrationStep = async (db) => {
  await db.schema
    .createTable('offer')
    .addColumn('submission_id', 'bigint', (column) =>
      column.primaryKey().references('submission.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('said', 'text')
    .addColumn('confirm_by', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('rank', 'integer')
    .addUniqueConstraint('offer_rank_once', ['subject', 'rank'])
    .execute()
  await sql`
    insert into offer (submission_id, subject, confirm_by, confirmed_at, "rank")
    select id, coalesce(subject, ''), created_at, created_at,
      row_number() over (partition by coalesce(subject, '') order by id)
    from submission where form = 'purchase-offer'
  `.execute(db)
}
