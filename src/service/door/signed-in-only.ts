import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { portalPaths } from '#contracts/portal-paths.ts'
import { type SignInNotice, signInPage } from './views/sign-in-pages.ts'
import { whyEnded } from '#service/owners/accounts/sessions.ts'
import { type DoorContext, inLanguage, type PageRequest } from './door-context.ts'
import { returnPath } from './return-path.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

/** The page that a form which nobody signed in posted stands on, and whether what was typed was kept for it. */
export type Rescued = Readonly<{
  page: string
  isKept: boolean
  /** What was typed, shown above the form to sign in. */
  above?: ReactNode
}>

/** Returns a route that only somebody who is signed in gets an answer from; anybody else may sign in first. */
export function signedInOnly(
  context: DoorContext,
  answer: (request: PageRequest, signed: SignedIn) => Promise<Response>,
  rescue: (request: PageRequest) => Promise<Rescued> | Rescued = accountOf,
): (c: Context) => Promise<Response> {
  return inLanguage(async (request) => {
    const { c, locale, loginPath, reply } = request
    const signed = await signedIn(c, context, locale)
    if (signed !== undefined) return await answer(request, signed)
    const isRead = c.req.method === 'GET'
    // Somebody who has not been here is shown the site's own page.
    const isFirst = context.cookies.read(c, 'browser') === undefined
    const { page, isKept, above }: Rescued = isRead
      ? { page: pathWithQuery(c), isKept: false }
      : await rescue(request)
    const next = returnPath(page)
    if (isFirst && isRead && next === portalPaths(locale).start) return c.redirect(loginPath, 303)
    const notice = isFirst && !isKept ? undefined : await whySignedOut(c, context)
    return reply(signInPage(request, context.words, { notice, isKept, next }, above), 401)
  })
}

/** Returns what was asked for, with its query where one can return to it: links in mails have one. */
function pathWithQuery({ req }: Context): string {
  return returnPath(`${req.path}${new URL(req.url).search}`) ?? req.path
}

/** Returns why a browser that was signed in is so no more: its owner signed out, something ended the session, or time did. */
async function whySignedOut(
  c: Context,
  { cookies, database }: Pick<DoorContext, 'cookies' | 'database'>,
): Promise<SignInNotice> {
  const token = cookies.session(c)
  const reason = token === undefined ? undefined : await whyEnded(database.db, token)
  return reason ?? (cookies.read(c, 'left') === undefined ? 'away' : 'signedOut')
}

/** The forms of an account stand on one page. */
function accountOf({ locale }: PageRequest): Rescued {
  return { page: portalPaths(locale).account, isKept: false }
}
