import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Creates the tables of those who get mails until they say stop, and of the homes that they are told about. */
export const subscribe: MigrationStep = async (db, engine) => {
  const idType = engine === 'sqlite' ? 'integer' : 'bigint'
  const counted = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity()
  await db.schema
    .createTable('published_home')
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('home', 'bigint', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_home_once', ['goal', 'home'])
    .execute()
  await db.schema
    .createTable('home_news')
    .addColumn('id', idType, counted)
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('home', 'bigint', (column) => column.notNull())
    .addColumn('price_before', 'bigint')
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('subscription')
    .addColumn('id', idType, counted)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .addColumn('mailed_at', 'bigint')
    .addColumn('seen_news', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('subscription_once', ['email', 'kind', 'criteria', 'frequency'])
    .execute()
  if (engine === 'postgres') {
    await db.schema
      .alterTable('outbox')
      .alterColumn('submission_id', (column) => column.dropNotNull())
      .execute()
    return
  }
  // SQLite changes a column by making its table anew.
  await db.schema
    .createTable('new_outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submission_id', 'bigint', (column) => column.references('submission.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .execute()
  const columns =
    'id, submission_id, kind, recipient, body, state, attempts, next_at, lease_until, last_error, message_id'
  await sql.raw(`insert into new_outbox (${columns}) select ${columns} from outbox`).execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('new_outbox').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'next_at']).execute()
  await db.schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute()
}
