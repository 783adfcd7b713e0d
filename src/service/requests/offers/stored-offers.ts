import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { Answers } from '#forms/answers.ts'
import type { Db, DbTransaction, StoredOffer } from '#service/kit/database/tables.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'

/** How an offer stands; one that is `late` was not confirmed in time. */
export type OfferState = 'waiting' | 'late' | 'confirmed'

/** Stores an offer that counts once its address is confirmed; returns until when that can be done, at most until it ends. */
export async function storeOffer(
  transaction: DbTransaction,
  { id, subject = '', answers, at }: Pick<SentForm, 'id' | 'subject' | 'answers' | 'at'>,
  said: readonly string[],
): Promise<number> {
  const confirmBy = Math.min(timeAfter(keptTerms['confirm-offer'], at), endOf(answers) ?? Infinity)
  await transaction
    .insertInto('offer')
    .values({
      submission_id: id,
      subject,
      said: JSON.stringify(said),
      confirm_by: confirmBy,
      confirmed_at: null,
      rank: null,
    })
    .execute()
  return confirmBy
}

/** Returns what the offer of a request fixed; undefined for another request. */
export async function findOffer(db: Db, id: number): Promise<StoredOffer | undefined> {
  return await db.selectFrom('offer').selectAll().where('submission_id', '=', id).executeTakeFirst()
}

/** Returns how an offer stands at a time. */
export function stateOf({ confirmed_at, confirm_by }: StoredOffer, now: number): OfferState {
  if (confirmed_at !== null) return 'confirmed'
  return now > confirm_by ? 'late' : 'waiting'
}

/** Makes others who confirm, release or decide offers on a home wait until a transaction ends. */
export async function lockOffers(transaction: DbTransaction, subject: string): Promise<void> {
  // The first offer alone: all of them would be locked in no certain order, each waiting for the other.
  await transaction
    .updateTable('offer')
    .set((row) => ({ subject: row.ref('subject') }))
    .where('submission_id', '=', (first) =>
      first
        .selectFrom('offer')
        .select((of) => of.fn.min('submission_id').as('id'))
        .where('subject', '=', subject),
    )
    .execute()
}

/**
 * Confirms an offer, which is the next one on its home from then on; undefined when it was confirmed already, or is too
 * late.
 */
export async function confirmOffer(
  transaction: DbTransaction,
  { submission_id, subject }: StoredOffer,
  now: number,
): Promise<StoredOffer | undefined> {
  // Of two that are confirmed at once, one waits for the rank of the other.
  await lockOffers(transaction, subject)
  const { last } = await transaction
    .selectFrom('offer')
    .select((of) => of.fn.max('rank').as('last'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return await transaction
    .updateTable('offer')
    .set({ confirmed_at: now, rank: Number(last ?? 0) + 1 })
    .where('submission_id', '=', submission_id)
    .where('confirmed_at', 'is', null)
    .where('confirm_by', '>=', now)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes offers that were not confirmed in time, with their mails; returns how many. */
export async function forgetUnconfirmed(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submission')
    .where('id', 'in', (query) =>
      query
        .selectFrom('offer')
        .select('submission_id')
        .where('confirmed_at', 'is', null)
        .where('confirm_by', '<', now),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Returns when an offer ends, in milliseconds since 1970; undefined for one without a day. */
export function endOf({ validUntil, validUntilTime = '24:00' }: Answers): number | undefined {
  if (typeof validUntil !== 'string' || !isPlainDate(validUntil)) return undefined
  return fromBrussels(validUntil, String(validUntilTime))
}
