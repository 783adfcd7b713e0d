import { openMinutes } from '#domain/appointments/opening-hours.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import type { StoredRequest } from '#service/kit/database/desk-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { sourceOf } from './campaign.ts'

/** Adds a request to the counts, which outlive it and hold no person. */
export async function addToCounts(
  transaction: DbTransaction,
  { id, created_at, form, office, agent, subject, campaign }: StoredRequest,
): Promise<void> {
  await transaction
    .insertInto('request_count')
    .values({
      submission_id: id,
      day: toBrussels(created_at).on,
      form,
      office,
      agent,
      subject,
      ...sourceOf(campaign ?? undefined),
      answer_minutes: null,
      visit: null,
    })
    .execute()
}

/** Counts the first answer to a request, in minutes during which its office was open. */
export async function countAnswer(
  transaction: DbTransaction,
  {
    id,
    office,
    created_at,
    now,
  }: Pick<StoredRequest, 'id' | 'office' | 'created_at'> & Readonly<{ now: number }>,
  { recipients }: Pick<SiteWords, 'recipients'>,
): Promise<void> {
  const opening = recipients.offices.find((each) => each.id === office) ?? {}
  await transaction
    .updateTable('request_count')
    .set({ answer_minutes: openMinutes(opening, created_at, now) })
    .where('submission_id', '=', id)
    .execute()
}

/** Counts a request for the member of staff whose it is now. */
export async function countAgent(transaction: DbTransaction, id: number): Promise<void> {
  await transaction
    .updateTable('request_count')
    .set((row) => ({
      agent: row.selectFrom('submission').select('submission.agent').where('submission.id', '=', id),
    }))
    .where('submission_id', '=', id)
    .execute()
}

/** Counts what has come of a visit so far. */
export async function countVisit(
  transaction: DbTransaction,
  { submission_id, seat, outcome }: Pick<Booking, 'submission_id' | 'seat' | 'outcome'>,
): Promise<void> {
  await transaction
    .updateTable('request_count')
    .set({ visit: seat === null ? 'cancelled' : (outcome ?? 'planned') })
    .where('submission_id', '=', submission_id)
    .execute()
}
