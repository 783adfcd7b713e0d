import type { DbTransaction } from '#service/kit/database/tables.ts'

/** Waits in a transaction for whoever books or blocks at the same time: what is read after it stays true until the end of it. */
export async function takeTurn(transaction: DbTransaction, now: number): Promise<void> {
  await transaction.updateTable('booking_turn').set({ taken_at: now }).where('id', '=', 1).execute()
}
