import type { Hono } from 'hono'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, refuse, type Show } from '#service/desk/desk-door.ts'
import { changeAndTell } from '#service/desk/mails/assigned-letter.ts'
import { type Change, readAct, requestActs } from '#service/desk/requests/change-request.ts'
import { looserLists } from '#service/desk/requests/list-parts.tsx'
import { ListPage } from '#service/desk/requests/list-page.tsx'
import { perPage, readList } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { listOf, readQuery } from '#service/desk/requests/request-query.ts'
import { readToday } from '#service/desk/today/read-today.ts'
import { dayTitle, TodayPage } from '#service/desk/today/today-page.tsx'
import { readId } from '#service/desk/views/parts.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import type { DoneView } from '#ui/desk/kit.ts'

/** Adds the day, the list of requests, and what is done with several of them at once. */
export function addListRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database
  get('', async (request) => {
    const { page } = request
    const read = await readToday(db, page)
    const body = <TodayPage read={read} page={page} />
    return { view: 'today', title: dayTitle(read, page), done: doneOf(request), body }
  })
  const show: Show = async (request) => {
    const { c, page, text } = request
    const query = page.again ? listOf(text('in')) : readQuery(c.req.query())
    const list = await readList(db, query, page)
    const ways = list.counts[query.state] > 0 ? [] : await looserLists(db, query, page)
    const body = <ListPage {...{ list, query, ways, page }} isPicked={text('pick') === 'all'} />
    return { view: 'requests', title: page.t('desk.views.requests'), q: query.q, done: doneOf(request), body }
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

/** What can be done with all that are ticked, and what is said then; `back` takes it back. */
const bulkActs = { assign: 'all-assigned', done: 'all-done', back: 'all-back' } as const

/** A request, and the state that it goes back to. */
type Picked = Readonly<{ id: number; state: 'new' | 'open' }>

/** Does one thing with every request that was ticked and may be seen; what a colleague did meanwhile stays. */
async function doAll({ page, text, texts }: DeskRequest, { database: { db } }: DoorContext): Promise<string> {
  const { t, hrefs } = page
  const act = (['assign', 'done', 'back'] as const).find((each) => each === text('do'))
  const given = act === 'back' ? text('of').split(',') : texts('id')
  const picked = given.flatMap(toPicked).slice(0, perPage)
  const change = act === 'back' || act === undefined ? undefined : readAct(act, text, page)
  if (act === undefined || typeof change === 'string')
    return refuse(t('desk.problem.noAgent'), 'agent', { leadsTo: 'bulk-agent' })
  if (picked.length === 0) refuse(t('desk.problem.nonePicked'))
  const done: Picked[] = []
  await db.transaction().execute(async (transaction) => {
    for (const { id, state } of picked) {
      const rows = transaction.selectFrom('submission').select('state').where('id', '=', id)
      const before = (await rows.executeTakeFirst())?.state
      const put: Change = change ?? { act: 'putBack', set: { state, wait_until: null } }
      if ((await changeAndTell(transaction, id, put, page)) === 'changed')
        done.push({ id, state: before === 'new' ? 'new' : 'open' })
    }
  })
  const did = done.length === 0 ? 'nothing' : bulkActs[act]
  const of = done.map(({ id, state }) => `${id}:${state}`).join(',')
  const said = new URLSearchParams({ did, of, in: text('in') })
  return hrefs.list(listOf(text('in'))).replace(/\?|$/, `?${said}&`)
}

/** @example toPicked('1183:new') // [{ id: 1183, state: 'new' }] */
function toPicked(text: string): readonly Picked[] {
  const [, id, state] = /^([1-9]\d{0,14})(?::(new|open))?$/.exec(text) ?? []
  return id === undefined ? [] : [{ id: Number(id), state: state === 'new' ? state : 'open' }]
}

/** What can be said to have been done: an act on one request, or on all that were ticked. */
const deeds = [...requestActs, 'answer', 'erase', 'noted', 'all-done', 'all-assigned', 'all-back'] as const

/** Returns what was done last, as the address says, and the button that takes it back. */
export function doneOf({ c, page: { t, hrefs } }: DeskRequest): DoneView | undefined {
  const { did, of = '', in: list = '' } = c.req.query()
  if (did === 'nothing') return { text: t('desk.did.nothing') }
  const deed = deeds.find((each) => each === did)
  const requests = of.split(',').flatMap(toPicked)
  const [first] = requests
  if (deed === undefined || first === undefined) return undefined
  const [count, id] = [requests.length, String(first.id)]
  const undoOne = { action: hrefs.act(first.id, 'put-back'), hidden: { in: list } }
  const undoAll = { action: hrefs.bulk, hidden: { in: list, do: 'back', of } }
  if (deed === 'done')
    return { text: t('desk.did.done', { id }), undo: { ...undoOne, label: t('desk.did.undo') } }
  if (deed === 'all-done')
    return { text: t('desk.did.all-done', { count }), undo: { ...undoAll, label: t('desk.did.undoAll') } }
  if (deed === 'all-assigned' || deed === 'all-back') return { text: t(`desk.did.${deed}`, { count }) }
  return { text: t(`desk.did.${deed}`, { id }) }
}
