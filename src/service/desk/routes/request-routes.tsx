import type { Context, Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { retryDead } from '#service/kit/outbox/retry-dead.ts'
import { type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { type ActProblem, readAct, type RequestAct, requestActs } from '#service/desk/requests/read-act.ts'
import { readNeighbours } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { formatQuery, readQuery, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { assignedLetter } from '#service/desk/mails/assigned-letter.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { refusedPage } from '#service/desk/views/refused-page.tsx'
import { requestView, type Shown } from '#service/desk/views/request-view.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { RequestPage } from '#ui/desk/requests/RequestPage.tsx'
import { doneOf } from './done-bar.ts'

/** Adds the page of one request, and what can be done with it. */
export function addRequestRoutes(app: Hono, context: DoorContext): void {
  const root = `${deskRoot}/:locale/request/:id`
  app.get(
    root,
    staffOnly(context, async (request) => {
      const page = await requestPage(request, context, {})
      return page === undefined ? missing(request) : request.reply(page)
    }),
  )
  app.get(
    `${root}/file/:file`,
    staffOnly(context, async (request) => (await sendFile(request, context)) ?? missing(request)),
  )
  app.post(
    `${root}/:act`,
    staffOnly(context, async (request) => {
      const act = requestActs.find((each) => each === request.c.req.param('act'))
      return act === undefined ? missing(request) : await doAct(request, context, act)
    }),
  )
}

/** Answers that there is no such request for this member of staff. */
export function missing(request: DeskRequest): Response {
  return request.reply(refusedPage('missing', request), 404)
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
  { database }: DoorContext,
  more: Pick<Shown, 'problem' | 'notice'>,
): Promise<ServicePage | undefined> {
  const { db } = database
  const found = await readRequest(db, idOf(c), page)
  if (found === undefined) return undefined
  const query = listOf(c.req.method === 'GET' ? (c.req.query('in') ?? '') : text('in'))
  const neighbours = await readNeighbours(db, found.request.id, query, page)
  const view = requestView(found, { query, neighbours, ...more }, page)
  const frame = { view: 'requests', title: view.head.title, done: doneOf(c, page) } as const
  return await deskPage(db, frame, page, <RequestPage view={view} />)
}

async function doAct(request: DeskRequest, context: DoorContext, act: RequestAct): Promise<Response> {
  const { c, page, text, reply } = request
  const { staff, hrefs, now } = page
  const { database, wake } = context
  const { db } = database
  const id = idOf(c)
  const again = async (problem: ActProblem): Promise<Response> => {
    const typed = { act, code: problem, note: text('note'), until: text('until') }
    const shown = await requestPage(request, context, { problem: typed })
    return shown === undefined ? missing(request) : reply(shown, 422)
  }
  const change = await readAct(act, text, { db, staff, today: page.today })
  if (typeof change === 'string') return await again(change)
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
  if (changed === 'missing') return missing(request)
  if (changed === 'collided') {
    const { t } = page
    const notice = { tone: 'bad', title: t('desk.collided.title'), text: t('desk.collided.text') } as const
    // Nothing that was typed is lost.
    const problem = { act, note: text('note'), until: text('until') }
    const shown = await requestPage(request, context, { notice, problem })
    return shown === undefined ? missing(request) : reply(shown, 409)
  }
  if (act === 'retry') await retryDead(database, id, now)
  wake()
  const list = formatQuery(query)
  const said = new URLSearchParams({ did: act, of: String(id) })
  if (text('from') === 'today') return c.redirect(`${hrefs.today}?${said}`, 303)
  if (list !== '') said.set('in', list)
  return c.redirect(`${hrefs.request(next ?? id)}?${said}`, 303)
}

/** Sends a file of a request to be saved, never opened on the site's own origin. */
async function sendFile({ c, page }: DeskRequest, { database }: DoorContext): Promise<Response | undefined> {
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
