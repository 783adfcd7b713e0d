import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { findStaff, type Staff } from '#service/owners/accounts/find-staff.ts'
import { endSessions, longestIdle, longestSession, noteUse } from '#service/owners/accounts/sessions.ts'
import type { DoorContext } from './door-context.ts'
import { passCookies } from './door-cookies.ts'

/** Somebody on a device that is signed in; `staff` is undefined for owners who do not work at the desk. */
export type SignedIn = Readonly<{ owner: Owner; session: string; hasSecondStep: boolean; staff?: Staff }>

/**
 * Returns the owner of a request's session, who is written to in the language of its page; undefined without one. A session
 * that is used lives on, until the longest that any lives; one of staff that nobody uses ends the same day.
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
  const staff = await findStaff(database.db, user.id)
  const isIdle = staff !== undefined && session.updatedAt.getTime() + longestIdle <= now
  if (isIdle || session.createdAt.getTime() + longestSession <= now) {
    const ended = { which: { only: session.id }, reason: isIdle ? 'idle' : 'month', now } as const
    await database.db.transaction().execute((transaction) => endSessions(transaction, user.id, ended))
    return undefined
  }
  if (staff !== undefined) await noteUse(database, session, now)
  passCookies(c, { headers })
  const { id, name, email, twoFactorEnabled } = user
  const owner = { id, name, email, locale }
  return { owner, session: session.id, hasSecondStep: twoFactorEnabled === true, staff }
}

/** Whether a role wants a second step that is not there yet. */
export function mustSetUp({ staff, hasSecondStep }: Pick<SignedIn, 'staff' | 'hasSecondStep'>): boolean {
  return staff !== undefined && !hasSecondStep
}
