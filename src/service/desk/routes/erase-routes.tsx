import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { staffOnly } from '#service/desk/desk-context.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { ErasePage } from '#service/desk/requests/erase-page.tsx'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { idOf, missing } from './request-routes.tsx'

/** Adds the page on which managers erase a request, once its number was typed. */
export function addEraseRoutes(app: Hono, context: DeskContext): void {
  const path = `${deskRoot}/:locale/request/:id/erase`
  app.get(
    path,
    staffOnly(context, (request) => show(request, context), 'manager'),
  )
  app.post(
    path,
    staffOnly(
      context,
      async (request) => {
        const { c, page, text } = request
        const id = idOf(c)
        if (text('number') !== String(id)) return await show(request, context, text('number'))
        if ((await readRequest(context.database.db, id, page)) === undefined) return missing(request)
        await context.eraseRequest(id)
        await logAct(context.database.db, { act: 'erase', id, detail: '' }, page)
        context.wake()
        return c.redirect(
          `${page.hrefs.requests}?${new URLSearchParams({ did: 'erase', of: String(id) })}`,
          303,
        )
      },
      'manager',
    ),
  )
}

async function show(request: DeskRequest, { database }: DeskContext, typed?: string): Promise<Response> {
  const { c, page, reply } = request
  const found = await readRequest(database.db, idOf(c), page)
  if (found === undefined) return missing(request)
  const { id, payload } = found.request
  const title = page.t('desk.erase.title', { id, name: visitorName(JSON.parse(payload)) })
  const body = <ErasePage found={found} typed={typed} page={page} />
  const shown = await deskPage(database.db, { view: 'requests', title }, page, body)
  return reply(shown, typed === undefined ? 200 : 422)
}
