import type { LocalTime } from '#domain/owners/local-time.ts'
import type { OfferDecision, ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { AnswerWay, DbTransaction } from '#service/kit/database/tables.ts'
import { toRow } from '#service/owners/records/record-rows.ts'
import { releasedId } from './to-released-offer.ts'

/** What became of an offer: who recorded it and when; of one that the owner accepts, when and how the owner said so. */
export type Decided = Readonly<{
  decision: OfferDecision
  author: string
  at: number
  saidAt?: LocalTime
  way?: AnswerWay
}>

/** Records what became of the offer of a request, for the desk and for the owner. It binds nobody: the paper that is signed does. */
export async function decideOffer(
  transaction: DbTransaction,
  id: number,
  { decision, author, at, saidAt, way }: Decided,
): Promise<void> {
  await transaction
    .insertInto('offer_decision')
    .values({ submission_id: id, decision, author, at, said_at: saidAt ?? null, way: way ?? null })
    .execute()
  await tellOwner(transaction, id, decision)
}

/** Forgets what became of the offer of a request: the owner can answer it again. */
export async function reopenOffer(transaction: DbTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('offer_decision').where('submission_id', '=', id).execute()
  await tellOwner(transaction, id, undefined)
}

/** Writes the decision into the offer that the owner reads; nothing where it was not released. */
async function tellOwner(
  transaction: DbTransaction,
  id: number,
  decision: OfferDecision | undefined,
): Promise<void> {
  const row = await transaction
    .selectFrom('home_record')
    .selectAll()
    .where('origin', '=', 'site')
    .where('kind', '=', 'offer')
    .where('id', '=', releasedId(id))
    .executeTakeFirst()
  if (row === undefined) return
  const offer: ReleasedOffer = JSON.parse(row.body)
  const { body, digest } = toRow('site', row, { ...offer, decision })
  await transaction
    .updateTable('home_record')
    .set({ body, digest })
    .where('origin', '=', 'site')
    .where('kind', '=', 'offer')
    .where('id', '=', row.id)
    .execute()
}
