import { toBrussels } from '#domain/values/brussels-time.ts'
import type { MigrationStep } from '#service/kit/database/migration-step.ts'

/** Counts what became of homes that somebody visited, and which offers came after a visit. */
export const countSales: MigrationStep = async (db) => {
  await db.schema.alterTable('request_count').addColumn('ended', 'text').execute()
  const offers = await db
    .selectFrom('submission')
    .select(['id', 'subject', 'mailbox', 'phone', 'created_at'])
    .where('form', '=', 'purchase-offer')
    .where('state', '<>', 'unconfirmed')
    .execute()
  for (const { id, subject, mailbox, phone, created_at } of offers) {
    const { on, at } = toBrussels(Number(created_at))
    const visit = await db
      .selectFrom('booking')
      .innerJoin('submission', 'submission.id', 'booking.submission_id')
      .select('booking.token')
      .where('submission.form', '=', 'request-visit')
      .where('submission.subject', '=', subject)
      .where((row) => row.or([row('submission.mailbox', '=', mailbox), row('submission.phone', '=', phone)]))
      .where('booking.seat', 'is not', null)
      .where('booking.starts', '<', `${on}T${at}`)
      .where((row) => row.or([row('booking.outcome', 'is', null), row('booking.outcome', '=', 'been')]))
      .executeTakeFirst()
    if (visit !== undefined)
      await db.updateTable('request_count').set({ visit: 'been' }).where('submission_id', '=', id).execute()
  }
}
