import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { DoorContext } from '#service/door/door-context.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { type DeskRequest, staffOnly } from './desk-context.ts'
import type { DeskPage, Refusal } from './desk-page.ts'
import type { Changed } from './requests/change-request.ts'
import { deskFrame, type Framed } from './views/desk-frame.tsx'
import { refusedPage } from './views/refused-page.tsx'

/** A page of the desk. */
export type Shown = Framed & Readonly<{ body: ReactNode }>

/** What a route of the desk answers: a page, the address that one goes on to, or another response. */
type DeskAnswer = Shown | string | Response

/** Returns what is shown, or does what was posted; throws what `missing`, `refuse` and their like throw where it is not done. */
export type Show = (request: DeskRequest) => Promise<DeskAnswer> | DeskAnswer

/** What is posted below one path, by the last part of its address. */
type Acts = Readonly<Partial<Record<string, Show>>>

/** There is no such thing for this member of staff, or it is another's to do. */
class TurnedAwayError extends Error {
  override name = 'TurnedAwayError'
  readonly why: 'missing' | 'agent'
  constructor(why: 'missing' | 'agent') {
    super(why)
    this.why = why
  }
}

/** Nothing was done, for a reason that the page says. */
class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.title)
    this.refusal = refusal
  }
}

/** Answers that there is no such thing, as for any path that is not there. @throws always */
export function missing(): never {
  throw new TurnedAwayError('missing')
}

/** Answers that somebody else is the one who does it: the agent of a home. @throws always */
export function leaveToAgent(): never {
  throw new TurnedAwayError('agent')
}

/** Says why nothing is done: what is wrong, with which field where it is about one; undoes what its transaction stored. @throws always */
export function refuse(title: string, field?: string, more: Partial<Refusal> = {}): never {
  const wrong = field === undefined ? {} : { [field]: title }
  throw new RefusedError({ title, wrong, leadsTo: field, status: 422, ...more })
}

/** Shows the page anew with what was typed. @throws always */
export function showAgain(): never {
  throw new RefusedError({ status: 200 })
}

/** Says that nothing is done since a colleague was first. @throws always */
export function collided({ t }: DeskPage, text: string, more: Pick<Refusal, 'title' | 'ways'> = {}): never {
  throw new RefusedError({ title: t('desk.collided.title'), text, status: 409, ...more })
}

/** Goes on only where a request was changed: a colleague, who is named, was first, or it is not there. @throws otherwise */
export async function insist(
  changed: Changed,
  page: DeskPage,
  text: string,
  { db, id }: Readonly<{ db: Db; id: number }>,
): Promise<void> {
  if (changed === 'missing') missing()
  if (changed !== 'collided') return
  const acts = db.selectFrom('desk_log').select('name').where('request', '=', id).orderBy('id', 'desc')
  const last = await acts.executeTakeFirst()
  const title = last && page.t('desk.collided.by', { name: last.name })
  const ways = [{ label: page.t('desk.collided.read'), href: `${page.hrefs.request(id)}#line` }]
  collided(page, text, title === undefined ? { ways } : { title, ways })
}

/** Returns what adds routes below `/desk/LANG/` for a role; what goes on to an address wakes what sends mails. */
export function deskDoor(app: Hono, context: DoorContext, role?: StaffRole) {
  const answer = async (request: DeskRequest, show: Show): Promise<Response> => {
    const { page } = request
    try {
      const answered = await show(request)
      if (answered instanceof Response) return answered
      if (typeof answered === 'string') {
        context.wake()
        return request.c.redirect(answered, 303)
      }
      const { body, ...frame } = answered
      return request.reply(await deskFrame(context.database.db, frame, page, body), page.again?.status)
    } catch (error) {
      if (!(error instanceof TurnedAwayError)) throw error
      return request.reply(refusedPage(error.why, request), error.why === 'missing' ? 404 : 403)
    }
  }
  const add = (method: 'GET' | 'POST', path: string, reply: (request: DeskRequest) => Promise<Response>) =>
    app.on(method, `${deskRoot}/:locale/${path}`, staffOnly(context, reply, role))
  return {
    get: (path: string, show: Show) => add('GET', path, async (request) => answer(request, show)),
    /** `show` returns the page that was posted from: it is shown with what was typed where that was refused. */
    post: (path: string, act: Show | Acts, show: Show = missing) =>
      add('POST', path, async (request) => {
        const { c, page, posted } = request
        const own = typeof act === 'function' ? act : Object.entries(act).find(isNamed(c))?.[1]
        try {
          return await answer(request, own ?? missing)
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error
          const again = { ...error.refusal, path: c.req.path, texts: posted }
          return await answer({ ...request, page: { ...page, again } }, show)
        }
      }),
  }
}

function isNamed(c: Context): (act: readonly [name: string, act?: Show]) => boolean {
  return ([name]) => name === c.req.param('act')
}

/** Returns what was done last, as the address says. */
export function didOf<Deed extends string>(
  { c }: DeskRequest,
  deeds: readonly Deed[],
  say: (deed: Deed) => string,
): Framed['done'] {
  const deed = c.req.method === 'GET' ? deeds.find((each) => each === c.req.query('did')) : undefined
  return deed && { text: say(deed) }
}

/** Returns a text as a file to be saved, a table for spreadsheets or JSON. */
export function sendFile(c: Context, name: string, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
