import type { Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { atLeast, signInTime } from '#service/owners/accounts/at-least.ts'
import { goOn } from '#service/door/enter.ts'
import { signInPage } from '#service/door/views/sign-in-pages.ts'
import { inLanguage, type DoorContext, type PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { returnPath } from '#service/door/return-path.ts'
import { passCookies } from '#service/door/door-cookies.ts'
import { tryPassword } from '#service/door/try-password.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { codeHref } from './code-routes.ts'

/** Seconds for which a browser knows that its owner signed out: half a year, as long as it is known. */
const leftFor = 180 * 24 * 60 * 60

/** Adds the routes to sign in and out. */
export function addSignInRoutes(app: Hono, context: DoorContext): void {
  app.get(
    `${portalRoot}/:locale/sign-in`,
    inLanguage((request) => {
      const { c, reply } = request
      const { said, next } = c.req.query()
      const notice = said === 'signed-out' ? 'signedOut' : undefined
      return reply(signInPage(request, context.words, { notice, next: returnPath(next) }))
    }),
  )
  app.post(
    `${portalRoot}/:locale/sign-in`,
    inLanguage((request) => signIn(request, context)),
  )
  app.get(
    `${portalRoot}/:locale/arrived`,
    inLanguage((request) => {
      const { c, locale, reply } = request
      const { cookies, words } = context
      const next = returnPath(c.req.query('next'))
      const isCode = c.req.query('step') === 'code'
      const hasCookie = (isCode ? cookies.firstStep(c) : cookies.session(c)) !== undefined
      if (!hasCookie) return reply(signInPage(request, words, { notice: 'noCookies', next }), 403)
      return c.redirect(isCode ? codeHref(locale, next) : (next ?? portalPaths(locale).start), 303)
    }),
  )
  app.post(
    `${portalRoot}/:locale/sign-out`,
    inLanguage(async ({ c, locale }) => {
      const answer = await context.auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
      passCookies(c, answer)
      context.cookies.set(c, 'kept', '', 0)
      context.cookies.set(c, 'left', 'yes', leftFor)
      return c.redirect(`${portalPaths(locale).signIn}?said=signed-out`, 303)
    }),
  )
}

async function signIn(request: PageRequest, context: DoorContext): Promise<Response> {
  const { c, reply } = request
  const { limits, addressOf, words, log, pause } = context
  const text = await readTexts(c)
  const email = text('email')
  const next = returnPath(text('next'))
  const again = (notice: 'failed' | 'waiting' | 'outage', status: 401 | 429 | 503): Response =>
    reply(signInPage(request, words, { notice, email, next }), status)
  const wait = await limits.count('owner sign-in', addressOf(c), [])
  if (wait !== undefined) {
    c.header('Retry-After', String(wait))
    return again('waiting', 429)
  }
  const password = text('password', { isSecret: true })
  const result = await atLeast(pause(signInTime), tryPassword(c, context, { email, password })).catch(
    (error: unknown) => {
      if (!(error instanceof UnreadableError)) throw error
      log.error(
        { request: c.get('requestId'), read: error.what, error: error.message },
        'sign-in not answered',
      )
      return { kind: 'outage' } as const
    },
  )
  switch (result.kind) {
    case 'wrong':
      return again('failed', 401)
    case 'waiting':
      return again('waiting', 429)
    case 'outage':
      return again('outage', 503)
    case 'right':
      return await goOn(request, context, result.answer, { email, next })
  }
}
