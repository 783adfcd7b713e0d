import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { assignedLetter } from '#service/desk/mails/assigned-letter.ts'
import { type Change, changeRequest } from '#service/desk/requests/change-request.ts'
import { readAct } from '#service/desk/requests/read-act.ts'
import { perPage, readList } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'
import { readToday } from '#service/desk/today/read-today.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { requestsView } from '#service/desk/views/list-view.ts'
import { todayView } from '#service/desk/views/today-view.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { RequestsPage } from '#ui/desk/requests/RequestsPage.tsx'
import { TodayPage } from '#ui/desk/today/TodayPage.tsx'
import { doneOf } from './done-bar.ts'

/** Adds the day, the list of requests, and what is done with several of them at once. */
export function addListRoutes(app: Hono, context: DoorContext): void {
  const root = `${deskRoot}/:locale`
  const { db } = context.database
  app.get(
    `${root}/`,
    staffOnly(context, async ({ c, page, reply }) => {
      const view = todayView(await readToday(db, page), page)
      const frame = { view: 'today', title: view.title, done: doneOf(c, page) } as const
      return reply(await deskPage(db, frame, page, <TodayPage view={view} />))
    }),
  )
  app.get(
    `${root}/requests`,
    staffOnly(context, async ({ c, page, reply }) => {
      const asked = c.req.query()
      const query = readQuery(asked)
      // The number of a request leads to it.
      if (/^[1-9]\d{0,14}$/.test(query.q ?? '') && (await isThere(context, page, Number(query.q))))
        return c.redirect(page.hrefs.request(Number(query.q)), 303)
      const list = await readList(db, query, page)
      const view = requestsView(list, query, page, asked['pick'] === 'all' ? 'all' : 'none')
      const frame = { view: 'requests', title: view.title, q: query.q, done: doneOf(c, page) } as const
      return reply(await deskPage(db, frame, page, <RequestsPage view={view} />))
    }),
  )
  app.post(
    `${root}/requests/bulk`,
    staffOnly(context, (request) => doAll(request, context)),
  )
}

async function isThere({ database }: DoorContext, page: DeskRequest['page'], id: number): Promise<boolean> {
  return (await readRequest(database.db, id, page)) !== undefined
}

/** What can be done with all that are ticked; `back` takes it back. */
const bulkActs = ['assign', 'done', 'back'] as const

/** A request, and the state that it goes back to. */
type Picked = Readonly<{ id: number; state?: 'new' | 'open' }>

/** Does one thing with every request that was ticked and may be seen; what a colleague did meanwhile stays. */
async function doAll({ c, page, text, texts, reply }: DeskRequest, context: DoorContext): Promise<Response> {
  const { staff, hrefs, now, today } = page
  const { database, wake } = context
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
    const view = requestsView(await readList(database.db, query, page), query, page)
    const notice = { tone: 'bad', title: page.t(`desk.problem.${problem}`) } as const
    return reply(
      await deskPage(
        database.db,
        { view: 'requests', title: view.title, notice },
        page,
        <RequestsPage view={view} />,
      ),
      422,
    )
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
  wake()
  const said = { assign: 'all-assigned', done: 'all-done', back: 'all-back' }[act ?? 'back']
  const of = done.map(({ id, state }) => `${id}:${state}`).join(',')
  return c.redirect(
    hrefs.list(query).replace(/\?|$/, `?${new URLSearchParams({ did: said, of, in: text('in') })}&`),
    303,
  )
}

/** @example toPicked('1183:new') // [{ id: 1183, state: 'new' }] */
function toPicked(text: string): readonly Picked[] {
  const [, id, state] = /^([1-9]\d{0,14})(?::(new|open))?$/.exec(text) ?? []
  return id === undefined
    ? []
    : [{ id: Number(id), state: state === 'new' || state === 'open' ? state : undefined }]
}
