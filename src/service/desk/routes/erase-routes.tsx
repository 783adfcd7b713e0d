import type { Hono } from 'hono'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { ErasePage } from '#service/desk/requests/erase-page.tsx'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { idOf } from './request-routes.tsx'

/** Adds the page on which managers erase a request, once its number was typed. */
export function addEraseRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const { db } = context.database
  const show = async ({ c, page }: DeskRequest, typed?: string): Promise<Shown | undefined> => {
    const found = await readRequest(db, idOf(c), page)
    if (found === undefined) return undefined
    const { id, payload } = found.request
    return {
      view: 'requests',
      title: page.t('desk.erase.title', { id, name: visitorName(JSON.parse(payload)) }),
      body: <ErasePage found={found} typed={typed} page={page} />,
      status: typed === undefined ? 200 : 422,
    }
  }
  get('request/:id/erase', (request) => show(request))
  post('request/:id/erase', async (request) => {
    const { c, page, text } = request
    const id = idOf(c)
    const shown = await show(request, text('number'))
    if (shown === undefined || text('number') !== String(id)) return shown
    await context.erase({ kind: 'request', id })
    await logAct(db, { act: 'erase', id, detail: '' }, page)
    return `${page.hrefs.requests}?${new URLSearchParams({ did: 'erase', of: String(id) })}`
  })
}
