import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { PortalContext } from './portal-context.ts'
import { passCookies } from './set-cookies.ts'

/** An owner on a device that is signed in. */
export type SignedIn = Readonly<{ owner: Owner; session: string; hasSecondStep: boolean }>

/**
 * Returns the owner of a request's session, who is written to in the language of its page; undefined without one. A session
 * that is used lives on.
 */
export async function signedIn(
  c: Context,
  { auth }: Pick<PortalContext, 'auth'>,
  locale: Locale,
): Promise<SignedIn | undefined> {
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  if (response === null) return undefined
  passCookies(c, { headers })
  const { id, name, email, twoFactorEnabled } = response.user
  const owner = { id, name, email, locale }
  return { owner, session: response.session.id, hasSecondStep: twoFactorEnabled === true }
}
