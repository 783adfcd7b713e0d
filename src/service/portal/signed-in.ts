import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import { findOwner, type Owner } from '#service/owners/accounts/find-owner.ts'
import type { PortalContext } from './portal-context.ts'
import { passCookies } from './set-cookies.ts'

/** An owner on a device that is signed in. */
export type SignedIn = Readonly<{ owner: Owner; session: string; hasSecondStep: boolean }>

/** Returns the owner of a request's session; undefined without one. A session that is used lives on. */
export async function signedIn(
  c: Context,
  { auth, database }: Pick<PortalContext, 'auth' | 'database'>,
): Promise<SignedIn | undefined> {
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  if (response === null) return undefined
  passCookies(c, { headers })
  const owner = await findOwner(database.db, { id: response.user.id })
  if (owner === undefined) return undefined
  return { owner, session: response.session.id, hasSecondStep: response.user.twoFactorEnabled === true }
}

/** The language of a page and that of its owner's mails are two things: the page's wins for what is sent from it. */
export function inPageLanguage(owner: Owner, locale: Locale): Owner {
  return { ...owner, locale }
}
