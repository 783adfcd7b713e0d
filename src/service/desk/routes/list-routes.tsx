import type { Hono } from 'hono'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { assignedLetter } from '#service/desk/mails/assigned-letter.ts'
import { type Change, changeRequest } from '#service/desk/requests/change-request.ts'
import { ListPage } from '#service/desk/requests/list-page.tsx'
import { readAct } from '#service/desk/requests/read-act.ts'
import { perPage, readList } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { readQuery, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { readToday } from '#service/desk/today/read-today.ts'
import { dayTitle, TodayPage } from '#service/desk/today/today-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { doneOf } from './done-bar.ts'

/** Adds the day, the list of requests, and what is done with several of them at once. */
export function addListRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database
  get('', async ({ c, page }) => {
    const read = await readToday(db, page)
    const body = <TodayPage read={read} page={page} />
    return { view: 'today', title: dayTitle(read, page), done: doneOf(c, page), body }
  })
  get('requests', async ({ c, page, text }) => {
    const query = readQuery(c.req.query())
    // The number of a request leads to it.
    const id = /^[1-9]\d{0,14}$/.test(query.q ?? '') ? Number(query.q) : 0
    if ((await readRequest(db, id, page)) !== undefined) return page.hrefs.request(id)
    const shown = await listPage(db, query, page, text('pick') === 'all')
    return { ...shown, q: query.q, done: doneOf(c, page) }
  })
  post('requests/bulk', (request) => doAll(request, context))
}

async function listPage(
  db: Database['db'],
  query: RequestQuery,
  page: DeskPage,
  isPicked = false,
): Promise<Shown> {
  const list = await readList(db, query, page)
  const body = <ListPage list={list} query={query} isPicked={isPicked} page={page} />
  return { view: 'requests', title: page.t('desk.views.requests'), body }
}

/** What can be done with all that are ticked; `back` takes it back. */
const bulkActs = ['assign', 'done', 'back'] as const

/** A request, and the state that it goes back to. */
type Picked = Readonly<{ id: number; state?: 'new' | 'open' }>

/** Does one thing with every request that was ticked and may be seen; what a colleague did meanwhile stays. */
async function doAll({ page, text, texts }: DeskRequest, { database }: DoorContext): Promise<Shown | string> {
  const { staff, hrefs, now, today } = page
  const act = bulkActs.find((each) => each === text('do'))
  const given = act === 'back' ? text('of').split(',') : texts('id')
  const picked = given.flatMap(toPicked).slice(0, perPage)
  const list = Object.fromEntries(new URLSearchParams(text('in')))
  const query = readQuery(list)
  const change =
    act === 'back' || act === undefined
      ? undefined
      : await readAct(act, text, { db: database.db, staff, today })
  const problem =
    act === undefined || typeof change === 'string'
      ? 'noAgent'
      : picked.length === 0
        ? 'nonePicked'
        : undefined
  if (problem !== undefined) {
    const notice = { tone: 'bad', title: page.t(`desk.problem.${problem}`) } as const
    return { ...(await listPage(database.db, query, page)), notice, status: 422 }
  }
  const done: Picked[] = []
  await database.db.transaction().execute(async (transaction) => {
    for (const { id, state = 'open' } of picked) {
      const before = await transaction
        .selectFrom('submission')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
      const put: Change =
        typeof change === 'object' ? change : { act: 'putBack', set: { state, wait_until: null } }
      if ((await changeRequest(transaction, id, put, page)) !== 'changed') continue
      done.push({ id, state: before?.state === 'new' ? 'new' : 'open' })
      if (act !== 'assign') continue
      const letter = await assignedLetter(transaction, id, text('agent'), page)
      if (letter !== undefined) await queueMails(transaction, [letter], id, now)
    }
  })
  const did = { assign: 'all-assigned', done: 'all-done', back: 'all-back' }[act ?? 'back']
  const said = done.length === 0 ? 'nothing' : did
  const of = done.map(({ id, state }) => `${id}:${state}`).join(',')
  return hrefs.list(query).replace(/\?|$/, `?${new URLSearchParams({ did: said, of, in: text('in') })}&`)
}

/** @example toPicked('1183:new') // [{ id: 1183, state: 'new' }] */
function toPicked(text: string): readonly Picked[] {
  const [, id, state] = /^([1-9]\d{0,14})(?::(new|open))?$/.exec(text) ?? []
  return id === undefined
    ? []
    : [{ id: Number(id), state: state === 'new' || state === 'open' ? state : undefined }]
}
