import { sql } from 'kysely'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { RequestState } from '#service/kit/database/desk-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { type ListState, listStates, type RequestQuery } from './request-query.ts'
import { asked, inScope, standing, standsIn, stateOn } from './seen-requests.ts'

/** Requests on a page of a list. */
export const perPage = 50

/** Whose list is read, and on which day. */
export type Reading = Pick<DeskPage, 'staff' | 'scope' | 'today' | 'subjects'>

/** Reads the page of a list that an address asks for. */
export async function readList(db: Db, query: RequestQuery, reading: Reading) {
  // All requests are looked through once: for how many stand in each state, and for those of the page.
  const found = await db
    .with('found', (all) =>
      askedFor(all, query, reading)
        .select(['submission.id', 'submission.state', 'submission.created_at', 'submission.wait_until'])
        .select((row) => stateOn(row, reading.today).as('stands')),
    )
    .selectFrom('found')
    .select((row) => ['stands', row.fn.countAll<number>().as('count'), row.lit<number>(0).as('id')])
    .select(({ fn }) => fn.min('wait_until').as('back'))
    .groupBy('stands')
    .unionAll(({ selectFrom }) => {
      const page = selectFrom('found as submission')
        .select((row) => ['stands', row.lit<number>(0).as('count'), 'id', row.lit(null).as('back')])
        .where('stands', 'in', statesOf[query.state])
        .orderBy(turnIn(query))
        .limit(perPage)
        .offset((query.page - 1) * perPage)
      return selectFrom(page.as('page')).selectAll()
    })
    .execute()
  const count = (state: ListState): number =>
    found.reduce((sum, row) => sum + (statesOf[state].includes(row.stands) ? Number(row.count) : 0), 0)
  // What was answered is read of one page alone.
  const rows = await db
    .selectFrom('submission')
    .leftJoin('owner', 'owner.id', 'submission.agent')
    .where('submission.id', 'in', [0, ...found.map(({ id }) => id)])
    .select(['submission.id', 'submission.form', 'submission.lang', 'submission.subject'])
    .select(['submission.payload', 'submission.created_at', 'submission.office', 'owner.name'])
    .select((row) => standing(row, reading.today))
    .orderBy(turnIn(query))
    .execute()
  return {
    requests: rows,
    /** When the first of those that wait is to do again. */
    back: found.find(({ stands, count }) => stands === 'waiting' && Number(count) > 0)?.back ?? undefined,
    counts: Object.fromEntries(listStates.map((state) => [state, count(state)])) as Counts,
  }
}

type Counts = Readonly<Record<ListState, number>>

/** One page of a list, and how many requests each list has. */
export type RequestList = Awaited<ReturnType<typeof readList>>

/** The numbers of the requests before and after one in a list, and where it stands there, from 1. */
export type Neighbours = Readonly<{ before?: number; after?: number; position: number; total: number }>

/** Returns the neighbours of a request in a list; undefined for one that is not in it any more. */
export async function readNeighbours(
  db: Db,
  id: number,
  query: RequestQuery,
  reading: Reading,
): Promise<Neighbours | undefined> {
  const list = await askedFor(db, query, reading)
    .select('submission.id')
    .where((row) => standsIn(row, reading.today, statesOf[query.state]))
    .orderBy(turnIn(query))
    .execute()
  const ids = list.map((row) => row.id)
  const at = ids.indexOf(id)
  if (at === -1) return undefined
  return { before: ids[at - 1], after: ids[at + 1], position: at + 1, total: ids.length }
}

/** The order of a list: new ones first, then what waits longest. */
function turnIn({ sort }: RequestQuery) {
  return sort === undefined
    ? sql`case submission.state when 'new' then 0 else 1 end, submission.created_at, submission.id`
    : sql`submission.created_at desc, submission.id`
}

/** The requests that an address asks for, in any state. */
function askedFor(
  db: Pick<Db, 'selectFrom'>,
  query: RequestQuery,
  { staff, scope, today, subjects }: Reading,
) {
  return db
    .selectFrom('submission')
    .where((row) => row.and([inScope(row, scope, staff), asked(row, query, { today, subjects })]))
}

const statesOf: Readonly<Record<ListState, readonly RequestState[]>> = {
  todo: ['new', 'open'],
  new: ['new'],
  open: ['open'],
  waiting: ['waiting'],
  done: ['done'],
  all: ['new', 'open', 'waiting', 'done'],
}
