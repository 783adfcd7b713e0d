import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/** Waits in a transaction for whoever books or blocks at the same time: what is read after it stays true until the end of it. */
export async function takeTurn(transaction: Transaction<ServiceTables>, now: number): Promise<void> {
  await transaction.updateTable('booking_turn').set({ taken_at: now }).where('id', '=', 1).execute()
}
