import type { Context, Hono } from 'hono'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, insist, missing, refuse, type Show } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { changeAndTell } from '#service/desk/mails/assigned-letter.ts'
import { actProblems, readAct, type RequestAct, requestActs } from '#service/desk/requests/change-request.ts'
import { readNeighbours } from '#service/desk/requests/read-list.ts'
import { readOffered } from '#service/desk/offers/read-offers.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { RequestPage } from '#service/desk/requests/request-page.tsx'
import { requestShown } from '#service/desk/requests/request-shown.ts'
import { formatQuery, listOf } from '#service/desk/requests/request-query.ts'
import { readId, readVersion } from '#service/desk/views/parts.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import { doneOf } from './list-routes.tsx'

/** Adds the page of one request, and what can be done with it. */
export function addRequestRoutes(app: Hono, context: DoorContext): void {
  const { get, post } = deskDoor(app, context)
  const { db } = context.database
  const opened = watchOpened()
  const show: Show = async (request) => {
    const { page, text } = request
    const found = await requestIn(request, context)
    const query = listOf(text('in'))
    const neighbours = await readNeighbours(db, found.request.id, query, page)
    const offered = await readOffered(db, found.request, page)
    const others = opened(found.request.id, page)
    const shown = requestShown(found, { query, neighbours, offered, others }, page)
    return {
      view: 'requests',
      title: shown.news,
      done: doneOf(request),
      body: <RequestPage {...shown} />,
    }
  }
  get('request/:id', show)
  get('request/:id/file/:file', (request) => sendUpload(request, context))
  const acts = requestActs.map(
    (act) => [act, (request: DeskRequest) => doAct(request, context, act)] as const,
  )
  post('request/:id/:act', Object.fromEntries(acts), show)
}

/** Returns the number of the request that an address names; 0, which none has, for any other text. */
export function idOf(c: Context): number {
  return readId(c.req.param('id') ?? '')
}

/** Reads the request that an address names. @throws where this member of staff may see none */
export async function requestIn({ c, page }: DeskRequest, { database }: Pick<DoorContext, 'database'>) {
  return (await readRequest(database.db, idOf(c), page)) ?? missing()
}

/** Does what was posted with a request, and returns the address to go to. @throws where nothing is done */
async function doAct(
  { c, page, text }: DeskRequest,
  { database }: DoorContext,
  act: RequestAct,
): Promise<string> {
  const { t, hrefs, now } = page
  const { db } = database
  const id = idOf(c)
  const change = readAct(act, text, page)
  if (typeof change === 'string') refuse(t(`desk.problem.${change}`), actProblems[change])
  const query = listOf(text('in'))
  const next = act === 'done' ? (await readNeighbours(db, id, query, page))?.after : undefined
  const changed = await db
    .transaction()
    .execute((transaction) => changeAndTell(transaction, id, { ...change, version: readVersion(text) }, page))
  await insist(changed, page, t('desk.collided.text'), { db, id })
  if (act === 'retry') await retryDead(database, id, now)
  const list = formatQuery(query)
  const said = new URLSearchParams({ did: act, of: String(id) })
  if (text('from') === 'today') return `${hrefs.today}?${said}`
  if (list !== '') said.set('in', list)
  return `${hrefs.request(next ?? id)}?${said}`
}

/** Sends a file of a request to be saved, never opened on the site's own origin. */
async function sendUpload(request: DeskRequest, context: DoorContext): Promise<Response> {
  const { c } = request
  const { files } = await requestIn(request, context)
  const file = files.find(({ id }) => String(id) === c.req.param('file')) ?? missing()
  const uploads = context.database.db.selectFrom('upload').select('content').where('id', '=', file.id)
  const { content } = await uploads.executeTakeFirstOrThrow()
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': file.media_type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  })
}

/** Milliseconds for which somebody who opened a request may still be at it. */
const heldFor = 10 * 60_000

/**
 * Returns what notes that a member of staff opens a request, and tells the names of the others who did in the last ten minutes. It
 * is kept in memory alone: it warns, and nothing is decided by it.
 */
function watchOpened(): (id: number, page: Pick<DeskPage, 'staff' | 'now'>) => readonly string[] {
  const opened = new Map<string, Readonly<{ id: number; name: string; at: number }>>()
  return (id, { staff, now }) => {
    for (const [key, { at }] of opened) if (at <= now - heldFor) opened.delete(key)
    const own = `${id} ${staff.id}`
    const others = [...opened].filter(([key, each]) => each.id === id && key !== own)
    opened.set(own, { id, name: staff.name, at: now })
    return others.map(([, { name }]) => name)
  }
}
