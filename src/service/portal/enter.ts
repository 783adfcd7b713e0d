import { portalPaths } from '#contracts/portal-paths.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { leaveOut } from '#service/visits/left-out.ts'
import { markBrowser, sealAccount } from '#service/owners/accounts/known-browser.ts'
import { tellAgency } from '#service/owners/accounts/tell-agency.ts'
import type { PortalContext, PortalRequest } from './portal-context.ts'
import { passCookies, setOwnCookie } from './set-cookies.ts'
import { signedIn } from './signed-in.ts'

const halfYear = 180 * 24 * 60 * 60

/** Whose password was right, and where to go on to. */
type Entering = Readonly<{ email: string; next?: string }>

/** Goes on after a right password: asks for the code of an owner who has a second step, lets any other in. */
export async function goOn(
  request: PortalRequest,
  context: PortalContext,
  answer: Response,
  entering: Entering,
): Promise<Response> {
  const said: unknown = await answer.clone().json()
  const asksCode = typeof said === 'object' && said !== null && 'twoFactorRedirect' in said
  if (!asksCode) return await enter(request, context, answer, entering)
  const { c, locale } = request
  passCookies(c, answer)
  const query = entering.next === undefined ? '' : `?next=${encodeURIComponent(entering.next)}`
  return c.redirect(`${portalPaths(locale).code}${query}`, 303)
}

/** Lets an owner in: the session that the browser had before ends, the agency is told, and the browser is known from now on. */
export async function enter(
  { c, locale }: PortalRequest,
  context: PortalContext,
  answer: Response,
  { email, next }: Entering,
): Promise<Response> {
  const { database, signer, words, loginMails, clock, wake } = context
  const before = await signedIn(c, context, locale)
  if (before !== undefined)
    await database.db.deleteFrom('owner_session').where('id', '=', before.session).execute()
  passCookies(c, answer)
  setOwnCookie(c, 'browser', markBrowser(signer, sealAccount(signer, email)), halfYear)
  const owner = await findOwner(database.db, { email })
  if (owner !== undefined) await tellAgency(database, owner, { words, mails: loginMails }, clock())
  // The page says that an owner's own visits are not counted.
  leaveOut(c, signer)
  wake()
  return c.redirect(next ?? portalPaths(locale).start, 303)
}
