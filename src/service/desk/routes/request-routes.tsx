import type { Context, Hono } from 'hono'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { readAct, type RequestAct, requestActs } from '#service/desk/requests/read-act.ts'
import { readNeighbours } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { formatQuery, readQuery, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { watchOpened } from '#service/desk/requests/watch-opened.ts'
import { assignedLetter } from '#service/desk/mails/assigned-letter.ts'
import { RequestPage } from '#service/desk/requests/request-page.tsx'
import { type RequestShown, requestShown, titleOf } from '#service/desk/requests/request-shown.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { doneOf } from './done-bar.ts'

/** Adds the page of one request, and what can be done with it. */
export function addRequestRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const opened = watchOpened()
  get('request/:id', (request) =>
    requestPage(request, context, { others: opened(idOf(request.c), request.page) }),
  )
  get('request/:id/file/:file', (request) => sendUpload(request, context))
  post('request/:id/:act', async (request) => {
    const act = requestActs.find((each) => each === request.c.req.param('act'))
    return act && (await doAct(request, context, act))
  })
}

/** Returns the number of the request that an address names; 0, which none has, for any other text. */
export function idOf(c: Context): number {
  const { id = '' } = c.req.param()
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}

/** The list that one came from, as an address or a form carries it. */
function listOf(text: string): RequestQuery {
  return readQuery(Object.fromEntries(new URLSearchParams(text)))
}

async function requestPage(
  { c, page, text }: DeskRequest,
  { database: { db } }: DoorContext,
  { problem, others, ...frame }: Pick<RequestShown, 'problem' | 'others'> & Pick<Shown, 'notice' | 'status'>,
): Promise<Shown | undefined> {
  const found = await readRequest(db, idOf(c), page)
  if (found === undefined) return undefined
  const query = listOf(text('in'))
  const neighbours = await readNeighbours(db, found.request.id, query, page)
  const shown = requestShown(found, { query, neighbours, problem, others }, page)
  const body = <RequestPage {...shown} />
  return { view: 'requests', title: titleOf(shown), done: doneOf(c, page), body, ...frame }
}

async function doAct(
  request: DeskRequest,
  context: DoorContext,
  act: RequestAct,
): Promise<Shown | string | undefined> {
  const { c, page, text } = request
  const { staff, hrefs, now } = page
  const { database } = context
  const { db } = database
  const id = idOf(c)
  // Nothing that was typed is lost.
  const typed = { act, note: text('note'), until: text('until') }
  const change = await readAct(act, text, { db, staff, today: page.today })
  if (typeof change === 'string')
    return await requestPage(request, context, { problem: { ...typed, code: change }, status: 422 })
  const version = /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : undefined
  const query = listOf(text('in'))
  const next = act === 'done' ? (await readNeighbours(db, id, query, page))?.after : undefined
  const changed = await db.transaction().execute(async (transaction) => {
    const outcome = await changeRequest(transaction, id, { ...change, version }, page)
    if (outcome === 'changed' && act === 'assign') {
      const letter = await assignedLetter(transaction, id, text('agent'), page)
      if (letter !== undefined) await queueMails(transaction, [letter], id, now)
    }
    return outcome
  })
  if (changed === 'missing') return undefined
  if (changed === 'collided') {
    const { t } = page
    const notice = { tone: 'bad', title: t('desk.collided.title'), text: t('desk.collided.text') } as const
    return await requestPage(request, context, { notice, problem: typed, status: 409 })
  }
  if (act === 'retry') await retryDead(database, id, now)
  const list = formatQuery(query)
  const said = new URLSearchParams({ did: act, of: String(id) })
  if (text('from') === 'today') return `${hrefs.today}?${said}`
  if (list !== '') said.set('in', list)
  return `${hrefs.request(next ?? id)}?${said}`
}

/** Sends a file of a request to be saved, never opened on the site's own origin. */
async function sendUpload(
  { c, page }: DeskRequest,
  { database }: DoorContext,
): Promise<Response | undefined> {
  const found = await readRequest(database.db, idOf(c), page)
  const file = found?.files.find(({ id }) => String(id) === c.req.param('file'))
  if (file === undefined) return undefined
  const { content } = await database.db
    .selectFrom('upload')
    .select('content')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow()
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': file.media_type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  })
}
