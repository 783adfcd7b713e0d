import type { Transaction } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { groupOf } from '#service/kit/recipients/form-groups.ts'
import { countAgent } from '#service/requests/counts/count-requests.ts'

/** Whose open requests go to whom: an account, or null for nobody, so that their offices see them as anybody's. */
type HandOver = Readonly<{
  from: string
  to: string | null
  /** Whether the new one may read applications: those go to nobody else, and managers see them. */
  isManager: boolean
}>

/** Gives the requests of somebody that are not done to a colleague, or to nobody; returns their numbers. */
export async function handOver(
  transaction: Transaction<ServiceTables>,
  { from, to, isManager }: HandOver,
): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('submission')
    .select(['id', 'form'])
    .where('agent', '=', from)
    .where('state', '<>', 'done')
    .execute()
  for (const { id, form } of rows) {
    await transaction
      .updateTable('submission')
      .set((row) => ({
        agent: groupOf(form) === 'job' && !isManager ? null : to,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await countAgent(transaction, id)
  }
  return rows.map(({ id }) => id)
}
