import { deskStart } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { findOwner, type Owner } from '#service/owners/accounts/find-owner.ts'
import { findStaff, type Staff } from '#service/owners/accounts/find-staff.ts'
import { leaveOut } from '#service/requests/visits/left-out.ts'
import { markBrowser, sealAccount } from '#service/owners/accounts/known-browser.ts'
import { tellAgency } from '#service/owners/accounts/tell-agency.ts'
import type { DoorContext, PageRequest } from './door-context.ts'
import { passCookies } from './door-cookies.ts'
import { signedIn } from './signed-in.ts'

/** Seconds for which a browser is known. */
const knownFor = keptTerms['owner-browser'].count * 24 * 60 * 60

/** Whose password was right, and where to go on to. */
type Entering = Readonly<{ email: string; next?: string }>

/** Whether better-auth wants a code after a right password. */
export async function asksCode(answer: Response): Promise<boolean> {
  const said: unknown = await answer.clone().json()
  return typeof said === 'object' && said !== null && 'twoFactorRedirect' in said
}

/** Goes on after a right password: asks for the code of an owner who has a second step, lets any other in. */
export async function goOn(
  request: PageRequest,
  context: DoorContext,
  answer: Response,
  entering: Entering,
): Promise<Response> {
  if (!(await asksCode(answer))) return await enter(request, context, answer, entering)
  passCookies(request.c, answer)
  return arrive(request, { step: 'code', next: entering.next })
}

/** Lets staff in to the desk, and owners to the portal. */
export async function enter(
  request: PageRequest,
  context: DoorContext,
  answer: Response,
  { email, next }: Entering,
): Promise<Response> {
  const { c, locale } = request
  const { owner, staff } = await letIn(request, context, answer, email)
  const chosen = owner === undefined ? undefined : await chosenLocale(context.database.db, owner.id)
  const language = chosen ?? locale
  const first = staff === undefined ? undefined : deskStart(language)
  return arrive({ c, locale: language }, { step: 'in', next: next ?? first })
}

/**
 * Signs a browser in: the session that it had before ends, the agency is told of owners, and the browser is known from now on.
 * Returns who has the address.
 */
export async function letIn(
  { c, locale }: PageRequest,
  context: DoorContext,
  answer: Response,
  email: string,
): Promise<Readonly<{ owner?: Owner; staff?: Staff }>> {
  const { cookies, database, signer, words, loginMails, clock, wake } = context
  const before = await signedIn(c, context, locale)
  if (before !== undefined)
    await database.db.deleteFrom('owner_session').where('id', '=', before.session).execute()
  passCookies(c, answer)
  cookies.set(c, 'left', '', 0)
  cookies.set(c, 'browser', markBrowser(signer, sealAccount(signer, email)), knownFor)
  const owner = await findOwner(database.db, { email })
  const staff = owner === undefined ? undefined : await findStaff(database.db, owner.id)
  if (owner !== undefined && staff === undefined)
    await tellAgency(database, owner, { words, mails: loginMails }, clock())
  if (owner !== undefined)
    await database.db.updateTable('owner').set({ signed_in_at: clock() }).where('id', '=', owner.id).execute()
  // The page says that an owner's own visits are not counted.
  leaveOut(c, signer)
  wake()
  return { owner, staff }
}

/** Returns the language that an owner chose in the account; undefined for one who reads that of the page to sign in. */
async function chosenLocale(db: Db, owner: string): Promise<Locale | undefined> {
  const { locale, chose_locale: isChosen } = await db
    .selectFrom('owner')
    .select(['locale', 'chose_locale'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  return isChosen === 1 ? locale : undefined
}

/** Goes to the route that sees whether the browser kept the cookies that it was just given. */
function arrive(
  { c, locale }: Pick<PageRequest, 'c' | 'locale'>,
  { step, next }: Readonly<{ step: 'code' | 'in'; next?: string }>,
): Response {
  const query = new URLSearchParams({ step, ...(next === undefined ? {} : { next }) })
  return c.redirect(`${portalPaths(locale).arrived}?${query}`, 303)
}
