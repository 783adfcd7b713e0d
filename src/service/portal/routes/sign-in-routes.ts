import type { Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { atLeast, signInTime } from '#service/owners/accounts/at-least.ts'
import { enter, goOn } from '#service/portal/enter.ts'
import { codePage, signInPage } from '#service/portal/pages/sign-in-pages.ts'
import { inLanguage, type PortalContext, type PortalRequest } from '#service/portal/portal-context.ts'
import { readTexts } from '#service/portal/posted-texts.ts'
import { returnPath } from '#service/portal/return-path.ts'
import { passCookies, setOwnCookie } from '#service/portal/set-cookies.ts'
import { tryPassword } from '#service/portal/try-password.ts'

/** Adds the routes to sign in and out. */
export function addSignInRoutes(app: Hono, context: PortalContext): void {
  app.get(
    `${portalRoot}/:locale/sign-in`,
    inLanguage(context, (request) => {
      const { c, reply } = request
      const { said, next } = c.req.query()
      const notice = said === 'signed-out' ? 'signedOut' : undefined
      return reply(signInPage(request, context.words, { notice, next: returnPath(next) }))
    }),
  )
  app.post(
    `${portalRoot}/:locale/sign-in`,
    inLanguage(context, (request) => signIn(request, context)),
  )
  app.get(
    `${portalRoot}/:locale/code`,
    inLanguage(context, (request) => {
      const { recovery, next } = request.c.req.query()
      const state = { isRecovery: recovery === 'yes', next: returnPath(next) }
      return request.reply(codePage(request, context.words, state))
    }),
  )
  app.post(
    `${portalRoot}/:locale/code`,
    inLanguage(context, (request) => checkCode(request, context)),
  )
  app.post(
    `${portalRoot}/:locale/sign-out`,
    inLanguage(context, async ({ c, locale }) => {
      const answer = await context.auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
      passCookies(c, answer)
      setOwnCookie(c, 'kept', '', 0)
      return c.redirect(`${portalPaths(locale).signIn}?said=signed-out`, 303)
    }),
  )
}

async function signIn(request: PortalRequest, context: PortalContext): Promise<Response> {
  const { c, reply } = request
  const { limits, addressOf, words } = context
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
  const result = await atLeast(
    signInTime,
    tryPassword(c, context, { email, password: text('password', { isSecret: true }) }),
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

async function checkCode(request: PortalRequest, context: PortalContext): Promise<Response> {
  const { c, locale, reply } = request
  const { auth, words } = context
  const text = await readTexts(c)
  const next = returnPath(text('next'))
  const isRecovery = text('recovery') === 'yes'
  const body = { code: text('code').replaceAll(' ', ''), trustDevice: text('trust') === 'yes' }
  const call = { body, headers: c.req.raw.headers, asResponse: true } as const
  const answer = await (isRecovery ? auth.api.verifyBackupCode(call) : auth.api.verifyTOTP(call))
  if (answer.ok) {
    const said: Readonly<{ user?: Readonly<{ email?: string }> }> = await answer.clone().json()
    return await enter(request, context, answer, { email: said.user?.email ?? '', next })
  }
  const said: Readonly<{ code?: string }> = await answer.json()
  // The first step is over: who waited too long begins again.
  if (said.code === 'INVALID_TWO_FACTOR_COOKIE') return c.redirect(portalPaths(locale).signIn, 303)
  const isLocked = answer.status === 429 || answer.status === 400
  const problem = isLocked ? 'locked' : 'wrong'
  return reply(codePage(request, words, { isRecovery, problem, next }), isLocked ? 429 : 401)
}
