import type { Hono } from 'hono'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, refuse, type Shown } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import { changeAndTell } from '#service/desk/mails/assigned-letter.ts'
import { type Change, readAct } from '#service/desk/requests/change-request.ts'
import { ListPage } from '#service/desk/requests/list-page.tsx'
import { perPage, readList } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'
import { readId } from '#service/desk/views/read-number.ts'
import { readToday } from '#service/desk/today/read-today.ts'
import { dayTitle, TodayPage } from '#service/desk/today/today-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
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
  const show = async ({ c, page, text }: DeskRequest): Promise<Shown> => {
    const query = readQuery(page.again ? Object.fromEntries(new URLSearchParams(text('in'))) : c.req.query())
    const list = await readList(db, query, page)
    const body = <ListPage {...{ list, query, page }} isPicked={text('pick') === 'all'} />
    return { view: 'requests', title: page.t('desk.views.requests'), q: query.q, done: doneOf(c, page), body }
  }
  get('requests', async (request) => {
    const { page, text } = request
    // The number of a request leads to it.
    const id = readId(text('q'))
    if (id > 0 && (await readRequest(db, id, page)) !== undefined) return page.hrefs.request(id)
    return await show(request)
  })
  post('requests/bulk', (request) => doAll(request, context), show)
}

/** What can be done with all that are ticked; `back` takes it back. */
const bulkActs = ['assign', 'done', 'back'] as const

/** A request, and the state that it goes back to. */
type Picked = Readonly<{ id: number; state?: 'new' | 'open' }>

/** Does one thing with every request that was ticked and may be seen; what a colleague did meanwhile stays. */
async function doAll(
  { page, text, texts }: DeskRequest,
  { database: { db } }: DoorContext,
): Promise<string | Refusal> {
  const { t, hrefs } = page
  const act = bulkActs.find((each) => each === text('do'))
  const given = act === 'back' ? text('of').split(',') : texts('id')
  const picked = given.flatMap(toPicked).slice(0, perPage)
  const change = act === 'back' || act === undefined ? undefined : readAct(act, text, page)
  if (act === undefined || typeof change === 'string')
    return refuse(t('desk.problem.noAgent'), 'agent', 'bulk-agent')
  if (picked.length === 0) return refuse(t('desk.problem.nonePicked'))
  const done: Picked[] = []
  await db.transaction().execute(async (transaction) => {
    for (const { id, state = 'open' } of picked) {
      const rows = transaction.selectFrom('submission').select('state').where('id', '=', id)
      const before = (await rows.executeTakeFirst())?.state
      const put: Change = change ?? { act: 'putBack', set: { state, wait_until: null } }
      if ((await changeAndTell(transaction, id, put, page)) === 'changed')
        done.push({ id, state: before === 'new' ? 'new' : 'open' })
    }
  })
  const did = { assign: 'all-assigned', done: 'all-done', back: 'all-back' }[act]
  const said = done.length === 0 ? 'nothing' : did
  const of = done.map(({ id, state }) => `${id}:${state}`).join(',')
  const query = readQuery(Object.fromEntries(new URLSearchParams(text('in'))))
  return hrefs.list(query).replace(/\?|$/, `?${new URLSearchParams({ did: said, of, in: text('in') })}&`)
}

/** @example toPicked('1183:new') // [{ id: 1183, state: 'new' }] */
function toPicked(text: string): readonly Picked[] {
  const [, id, state] = /^([1-9]\d{0,14})(?::(new|open))?$/.exec(text) ?? []
  return id === undefined
    ? []
    : [{ id: Number(id), state: state === 'new' || state === 'open' ? state : undefined }]
}
