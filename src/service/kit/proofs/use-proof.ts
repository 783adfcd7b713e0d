import type { DbTransaction } from '#service/kit/database/tables.ts'
import { longestLife, type Proof } from './proof-of-work.ts'

/** A proof of work that was used for another form before. */
export class UsedProofError extends Error {
  override name = 'UsedProofError'
}

/**
 * Marks a proof as used, in the transaction that stores its form.
 * @throws {UsedProofError} when it was used before
 */
export async function useProof(transaction: DbTransaction, { id }: Proof, now: number): Promise<void> {
  const added = await transaction
    .insertInto('used_proof')
    // An hour more: the clocks of machines differ.
    .values({ id, expires_at: now + 2 * longestLife })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new UsedProofError()
}
