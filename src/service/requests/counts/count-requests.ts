import { openMinutes } from '#domain/appointments/opening-hours.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { FormId } from '#forms/form.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import type { CountedVisit, StoredRequest } from '#service/kit/database/desk-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { sourceOf } from './campaign.ts'

/** Adds a request to the counts, which outlive it and hold no person. */
export async function addToCounts(transaction: DbTransaction, request: StoredRequest): Promise<void> {
  const { id, created_at, form, office, agent, subject, campaign } = request
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
      visit: form === 'purchase-offer' && (await cameBefore(transaction, request)) ? 'been' : null,
      ended: null,
    })
    .execute()
}

/** Whoever asked for something about a home. */
type Asker = Pick<StoredRequest, 'id' | 'subject' | 'mailbox' | 'phone' | 'created_at'>

/** Returns the requests by a form that the same person sent about the same home. */
function sameAsker(
  db: DbTransaction,
  form: FormId,
  { subject, mailbox, phone }: Omit<Asker, 'id' | 'created_at'>,
) {
  return db
    .selectFrom('submission')
    .where('submission.form', '=', form)
    .where('submission.subject', '=', subject)
    .where((row) => row.or([row('submission.mailbox', '=', mailbox), row('submission.phone', '=', phone)]))
}

/** Whether somebody saw a home before asking: at a visit that nobody called off or says to have been none. */
async function cameBefore(db: DbTransaction, asker: Asker): Promise<boolean> {
  const visit = await sameAsker(db, 'request-visit', asker)
    .innerJoin('booking', 'booking.submission_id', 'submission.id')
    .select('booking.token')
    .where('booking.seat', 'is not', null)
    .where('booking.starts', '<', formatStart(toBrussels(Number(asker.created_at))))
    .where((row) => row.or([row('booking.outcome', 'is', null), row('booking.outcome', '=', 'been')]))
    .executeTakeFirst()
  return visit !== undefined
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

/** Counts what has come of a visit so far, and whether the offers of the same person came after it. */
export async function countVisit(
  transaction: DbTransaction,
  { submission_id, seat, outcome }: Pick<Booking, 'submission_id' | 'seat' | 'outcome'>,
): Promise<void> {
  const set = async (id: number, visit: CountedVisit | null): Promise<void> => {
    await transaction.updateTable('request_count').set({ visit }).where('submission_id', '=', id).execute()
  }
  await set(submission_id, seat === null ? 'cancelled' : (outcome ?? 'planned'))
  const visitor = await transaction
    .selectFrom('submission')
    .select(['subject', 'mailbox', 'phone'])
    .where('id', '=', submission_id)
    .executeTakeFirstOrThrow()
  const offers = await sameAsker(transaction, 'purchase-offer', visitor)
    .select(['id', 'subject', 'mailbox', 'phone', 'created_at'])
    .execute()
  for (const offer of offers) await set(offer.id, (await cameBefore(transaction, offer)) ? 'been' : null)
}
