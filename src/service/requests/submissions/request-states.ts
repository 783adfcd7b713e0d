import type { FormId } from '#forms/form.ts'
import type { RequestState } from '#service/kit/database/desk-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import type { SearchKeys } from '#service/kit/search-keys.ts'
import { addToCounts } from '#service/requests/counts/count-requests.ts'
import { followUps } from '#service/requests/follow-ups/follow-ups.ts'

/** Returns how a request stands when it arrives. */
export function firstState(form: FormId): RequestState {
  return followUps[form]?.isToldLater === true ? 'unconfirmed' : stateOnceThere(form)
}

/** Returns how a request stands once it counts: nobody has to do anything about one that answers itself. */
function stateOnceThere(form: FormId): 'new' | 'done' {
  return followUps[form]?.answersItself === true ? 'done' : 'new'
}

/** Makes a request count whose mailbox was confirmed; twice is as once. */
export async function countRequest(
  transaction: DbTransaction,
  { id, form }: Readonly<{ id: number; form: FormId }>,
): Promise<void> {
  const counted = await transaction
    .updateTable('submission')
    .set({ state: stateOnceThere(form) })
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .returningAll()
    .executeTakeFirst()
  if (counted !== undefined) await addToCounts(transaction, counted)
  if (counted !== undefined && stateOnceThere(form) === 'new') await wakeRequests(transaction, counted)
}

/** Brings requests of somebody back that are hidden until a day: the same person has asked for something new. */
export async function wakeRequests(
  transaction: DbTransaction,
  { mailbox, phone }: Pick<SearchKeys, 'mailbox' | 'phone'>,
): Promise<void> {
  await transaction
    .updateTable('submission')
    .set({ state: 'open', wait_until: null })
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('mailbox', '=', mailbox), row('phone', '=', phone)]))
    .execute()
}
