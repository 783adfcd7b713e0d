import type { DbTransaction } from '#service/kit/database/tables.ts'
import { groupOf } from '#service/kit/recipients/form-groups.ts'
import { countAgent } from '#service/requests/counts/count-requests.ts'

/** Whose open requests go to whom: an account, or null for nobody, so that their offices see them as anybody's. */
type HandOver = Readonly<{
  from: string
  to: string | null
  /** Whether the new one may read applications: those go to nobody else, and managers see them. */
  isManager: boolean
}>

/** A request by its number, and whose it is now: an account, or null for nobody. */
export type HandedOver = Readonly<{ id: number; to: string | null }>

/** Gives the requests of somebody that are not done to a colleague, or to nobody; returns which. */
export async function handOver(
  transaction: DbTransaction,
  { from, to, isManager }: HandOver,
): Promise<readonly HandedOver[]> {
  const rows = await transaction
    .selectFrom('submission')
    .select(['id', 'form'])
    .where('agent', '=', from)
    .where('state', '<>', 'done')
    .execute()
  const given = rows.map(({ id, form }) => ({ id, to: groupOf(form) === 'job' && !isManager ? null : to }))
  for (const { id, to: agent } of given) {
    await transaction
      .updateTable('submission')
      .set((row) => ({ agent, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await countAgent(transaction, id)
  }
  return given
}
