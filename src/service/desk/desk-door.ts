import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { type DeskRequest, staffOnly } from './desk-context.ts'
import type { DeskPage, Refusal } from './desk-page.ts'
import { deskPage, type Framed } from './views/desk-page.tsx'
import { refusedPage } from './views/refused-page.tsx'

/** A page of the desk. */
export type Shown = Framed & Readonly<{ body: ReactNode }>

/**
 * What a route of the desk answers: a page, the address that one goes on to, another response, or nothing where there is no such
 * thing for this member of staff.
 */
export type DeskAnswer = Shown | string | Response | undefined

/** Returns what is shown. */
export type Show = (request: DeskRequest) => Promise<DeskAnswer> | DeskAnswer

/** Does what was posted, or returns why not. */
export type Act = (request: DeskRequest) => Promise<DeskAnswer | Refusal>

/** Returns what adds routes below `/desk/LANG/` for a role; what goes on to an address wakes what sends mails. */
export function deskDoor(app: Hono, context: DoorContext, role?: StaffRole) {
  const reply = async (request: DeskRequest, answered: DeskAnswer): Promise<Response> => {
    const { page } = request
    if (answered === undefined) return request.reply(refusedPage('missing', request), 404)
    if (answered instanceof Response) return answered
    if (typeof answered === 'string') {
      context.wake()
      return request.c.redirect(answered, 303)
    }
    const { body, ...frame } = answered
    return request.reply(await deskPage(context.database.db, frame, page, body), page.again?.status)
  }
  const add = (method: 'GET' | 'POST', path: string, answer: (request: DeskRequest) => Promise<Response>) =>
    app.on(method, `${deskRoot}/:locale/${path}`, staffOnly(context, answer, role))
  return {
    get: (path: string, show: Show) =>
      add('GET', path, async (request) => reply(request, await show(request))),
    /** `show` returns the page that was posted from: it is shown with what was typed where that was refused. */
    post: (path: string, act: Act, show: Show = () => undefined) =>
      add('POST', path, async (request) => {
        const done = await act(request)
        if (!isRefusal(done)) return await reply(request, done)
        const again = { ...done, path: request.c.req.path, texts: request.posted }
        const shownAgain = { ...request, page: { ...request.page, again } }
        return await reply(shownAgain, await show(shownAgain))
      }),
  }
}

function isRefusal(done: DeskAnswer | Refusal): done is Refusal {
  return typeof done === 'object' && !(done instanceof Response) && 'status' in done
}

/** Returns why nothing is done: what is wrong, with which field where it is about one, and the ID of that where it is not its name. */
export function refuse(title: string, field?: string, leadsTo = field): Refusal {
  return { title, wrong: field === undefined ? {} : { [field]: title }, leadsTo, status: 422 }
}

/** Returns why nothing is done where a colleague was first. */
export function collided({ t }: DeskPage, text: string): Refusal {
  return { title: t('desk.collided.title'), text, status: 409 }
}

/** Returns a text as a file to be saved, a table for spreadsheets or JSON. */
export function sendFile(c: Context, name: string, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
