import type { FormId } from '#forms/form.ts'
import { forgetReleasedOffers } from '#service/owners/offers/release-offer.ts'
import type { Database } from '#service/kit/database/open-database.ts'

/** Which submissions are deleted: all older than `before`, or those of one form, or all but those of some. */
export type Purge = Readonly<{
  /** Milliseconds since 1970, exclusive. */
  before: number
  form?: FormId
  except?: readonly FormId[]
  /** Only counts. */
  isDryRun: boolean
}>

/** How many rows were deleted, or would be. */
export type Purged = Readonly<{ submissions: number; mails: number }>

/** Deletes submissions by age with all of their mails, those that were never sent too. */
export async function purgeOlderThan(
  { db }: Database,
  { before, form, except = [], isDryRun }: Purge,
): Promise<Purged> {
  return await db.transaction().execute(async (transaction) => {
    const ofAge = transaction.selectFrom('submission').where('created_at', '<', before)
    const old = (form === undefined ? ofAge : ofAge.where('form', '=', form)).$if(except.length > 0, (rows) =>
      rows.where('form', 'not in', except),
    )
    const { submissions } = await old
      .select((of) => of.fn.countAll<number>().as('submissions'))
      .executeTakeFirstOrThrow()
    const { mails } = await transaction
      .selectFrom('outbox')
      .where('submission_id', 'in', old.select('id'))
      .select((of) => of.fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow()
    if (!isDryRun) {
      await transaction.deleteFrom('submission').where('id', 'in', old.select('id')).execute()
      await forgetReleasedOffers(transaction)
    }
    return { submissions, mails }
  })
}
