import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { endSessions, longestSession } from '#service/owners/accounts/sessions.ts'
import type { DoorContext } from './door-context.ts'
import { passCookies } from './door-cookies.ts'

/** An owner on a device that is signed in. */
export type SignedIn = Readonly<{ owner: Owner; session: string; hasSecondStep: boolean }>

/**
 * Returns the owner of a request's session, who is written to in the language of its page; undefined without one. A session
 * that is used lives on, until the longest that any lives.
 */
export async function signedIn(
  c: Context,
  { auth, database, clock }: Pick<DoorContext, 'auth' | 'database' | 'clock'>,
  locale: Locale,
): Promise<SignedIn | undefined> {
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  if (response === null) return undefined
  const { user, session } = response
  const now = clock()
  if (session.createdAt.getTime() + longestSession <= now) {
    const ended = { which: { only: session.id }, reason: 'month', now } as const
    await database.db.transaction().execute((transaction) => endSessions(transaction, user.id, ended))
    return undefined
  }
  passCookies(c, { headers })
  const { id, name, email, twoFactorEnabled } = user
  const owner = { id, name, email, locale }
  return { owner, session: session.id, hasSecondStep: twoFactorEnabled === true }
}
