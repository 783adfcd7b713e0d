import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { type DeskRequest, staffOnly } from './desk-context.ts'
import { deskPage, type Framed } from './views/desk-page.tsx'
import { refusedPage } from './views/refused-page.tsx'

/** A page of the desk; 409 where a colleague was first, 422 where something must be corrected. */
export type Shown = Framed & Readonly<{ body: ReactNode; status?: 200 | 409 | 422 }>

/**
 * What a route of the desk answers: a page, the address that one goes on to, another response, or nothing where there is no such
 * thing for this member of staff.
 */
export type DeskAnswer = Shown | string | Response | undefined

/** Returns what adds routes below `/desk/LANG/` for a role; what goes on to an address wakes what sends mails. */
export function deskDoor(app: Hono, context: DoorContext, role?: StaffRole) {
  type Answer = (request: DeskRequest) => Promise<DeskAnswer> | DeskAnswer
  const add = (method: 'GET' | 'POST') => (path: string, answer: Answer) =>
    app.on(
      method,
      `${deskRoot}/:locale/${path}`,
      staffOnly(
        context,
        async (request) => {
          const answered = await answer(request)
          if (answered === undefined) return request.reply(refusedPage('missing', request), 404)
          if (answered instanceof Response) return answered
          if (typeof answered === 'string') {
            context.wake()
            return request.c.redirect(answered, 303)
          }
          const { body, status, ...frame } = answered
          return request.reply(await deskPage(context.database.db, frame, request.page, body), status)
        },
        role,
      ),
    )
  return { get: add('GET'), post: add('POST') }
}

/** Returns a text as a file to be saved, a table for spreadsheets or JSON. */
export function sendFile(c: Context, name: string, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
