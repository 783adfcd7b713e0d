import type { Kysely } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { inScope, type Scope, standsIn, stateOn } from './seen-requests.ts'

/** Counts the requests to do in each scope, and the new ones in the shown scope. */
export async function countToDo(
  db: Kysely<ServiceTables>,
  scopes: readonly Scope[],
  { staff, scope: shown, today }: Readonly<{ staff: Staff; scope: Scope; today: PlainDate }>,
): Promise<Readonly<{ todo: Readonly<Record<Scope, number>>; fresh: number }>> {
  const rows = await db
    .selectFrom('submission')
    .select((row) => [
      'submission.office',
      'submission.agent',
      stateOn(row, today).as('stands'),
      row.fn.countAll<number>().as('count'),
    ])
    .where((row) => inScope(row, 'all', staff))
    .where((row) => standsIn(row, today, ['new', 'open']))
    .groupBy(['submission.office', 'submission.agent', 'stands'])
    .execute()
  const sum = (scope: Scope, states: readonly string[]): number =>
    rows
      .filter(({ stands }) => states.includes(stands))
      .filter(
        ({ office, agent }) => scope === 'all' || (scope === 'me' ? agent === staff.id : office === scope),
      )
      .reduce((total, { count }) => total + Number(count), 0)
  return {
    todo: Object.fromEntries(scopes.map((scope) => [scope, sum(scope, ['new', 'open'])])),
    fresh: sum(shown, ['new']),
  }
}
