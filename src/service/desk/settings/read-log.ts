import type { Kysely } from 'kysely'
import { peoplePerPage } from '#service/desk/people/read-people.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/** A page of what staff did, the last first, of how many. */
export type DeskLog = Awaited<ReturnType<typeof readLog>>

/** Reads a page of what staff did, from 1. */
export async function readLog(db: Kysely<ServiceTables>, at: number) {
  const all = db.selectFrom('desk_log')
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const acts = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(peoplePerPage)
    .offset((at - 1) * peoplePerPage)
    .execute()
  return { acts, total: Number(total), at }
}
