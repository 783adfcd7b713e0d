import type { Context } from 'hono'
import { portalPaths } from '#contracts/portal-paths.ts'
import { keepTyping } from './kept-typing.ts'
import { type SignInNotice, signInPage } from './views/account/sign-in-pages.ts'
import { whyEnded } from '#service/owners/accounts/sessions.ts'
import { inLanguage, type PortalContext, type PortalRequest } from './portal-context.ts'
import { returnPath } from './return-path.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

/** Returns a route that only an owner who is signed in gets an answer from; anybody else may sign in first. */
export function ownersOnly(
  context: PortalContext,
  answer: (request: PortalRequest, signed: SignedIn) => Promise<Response>,
): (c: Context) => Promise<Response> {
  return inLanguage(async (request) => {
    const { c, locale, loginPath, reply } = request
    const signed = await signedIn(c, context, locale)
    if (signed !== undefined) return await answer(request, signed)
    const isRead = c.req.method === 'GET'
    // Somebody who has not been here is shown the site's own page.
    const isFirst = context.cookies.read(c, 'browser') === undefined
    const next = returnPath(isRead ? c.req.path : pageOf(c.req.path))
    if (isFirst && isRead && next === portalPaths(locale).start) return c.redirect(loginPath, 303)
    const isKept = !isRead && (await keepTyping(request, context))
    const notice = isFirst && !isKept ? undefined : await whySignedOut(c, context)
    return reply(signInPage(request, context.words, { notice, isKept, next }), 401)
  })
}

/** Returns why a browser that was signed in is so no more: its owner signed out, something ended the session, or time did. */
async function whySignedOut(
  c: Context,
  { cookies, database }: Pick<PortalContext, 'cookies' | 'database'>,
): Promise<SignInNotice> {
  const token = cookies.session(c)
  const reason = token === undefined ? undefined : await whyEnded(database.db, token)
  return reason ?? (cookies.read(c, 'left') === undefined ? 'away' : 'signedOut')
}

/** Returns the page on which a form stands. @example pageOf('/portal/nl/property/2417/hand-in') // '/portal/nl/property/2417/documents' */
function pageOf(path: string): string {
  return path.replace(/\/hand-in$/, '/documents').replace(/\/account\/.*$/, '/account')
}
