import type { NewsKind } from '#service/kit/database/account-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'

/** Notes that the owners of a home have a report of a visit to read: they are mailed of it once, with what else is new. */
export async function noteReport(
  transaction: DbTransaction,
  { id, subject }: Pick<SentForm, 'id' | 'subject'>,
  now: number,
): Promise<void> {
  if (subject !== undefined)
    await noteForOwners(transaction, { subject, kind: 'report', id: `request-${id}` }, now)
}

/** Notes something new for each owner of a home; what is noted twice is told once. */
export async function noteForOwners(
  transaction: DbTransaction,
  { subject, kind, id }: Readonly<{ subject: string; kind: NewsKind; id: string }>,
  now: number,
): Promise<void> {
  const owners = await transaction
    .selectFrom('owner_property')
    .select('owner_id')
    .where('subject', '=', subject)
    .execute()
  for (const { owner_id } of owners)
    await transaction
      .insertInto('owner_news')
      .values({ owner_id, subject, kind, id, noted_at: now, mailed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
