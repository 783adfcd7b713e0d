import type { Context } from 'hono'
import { signInPage } from './pages/sign-in-pages.ts'
import { inLanguage, type PortalContext, type PortalRequest } from './portal-context.ts'
import { returnPath } from './return-path.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

/** Returns a route that only an owner who is signed in gets an answer from; anybody else may sign in first. */
export function ownersOnly(
  context: PortalContext,
  answer: (request: PortalRequest, signed: SignedIn) => Promise<Response>,
): (c: Context) => Promise<Response> {
  return inLanguage(context, async (request) => {
    const { c, loginPath, reply } = request
    const signed = await signedIn(c, context)
    if (signed !== undefined) return await answer(request, signed)
    const isFirst = (c.req.header('cookie') ?? '').includes('__Host-owner.session_token') === false
    // Somebody who has not been here is shown the site's own page.
    if (isFirst && c.req.method === 'GET') return c.redirect(loginPath, 303)
    const next = c.req.method === 'GET' ? returnPath(new URL(c.req.url).pathname) : undefined
    return reply(signInPage(request, context.words, { notice: 'ended', next }), 401)
  })
}
