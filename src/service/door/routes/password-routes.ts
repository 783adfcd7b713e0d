import type { Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { checkPassword, type PasswordProblem } from '#service/owners/accounts/password/check-password.ts'
import { confirmEmail } from '#service/owners/accounts/change-email.ts'
import { choosePassword } from '#service/owners/accounts/password/choose-password.ts'
import { findOwner, type Owner } from '#service/owners/accounts/find-owner.ts'
import { findStaff } from '#service/owners/accounts/find-staff.ts'
import { sealAccount } from '#service/owners/accounts/known-browser.ts'
import { findOwnerLink, type OwnerLink } from '#service/owners/accounts/owner-links.ts'
import { forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import { choosePage, deadLinkPage, type DeskInvitation, emailPage } from '#service/door/views/link-pages.tsx'
import { cookiesOf } from '#service/door/door-cookies.ts'
import { asksCode, goOn, letIn } from '#service/door/enter.ts'
import { inLanguage, type DoorContext, type PageRequest } from '#service/door/door-context.ts'
import { knownWords } from '#service/door/known-words.ts'
import { askKeys, readKeys } from '#service/door/second-step-keys.ts'
import { mustSetUp, signedIn } from '#service/door/signed-in.ts'
import { setUpPage } from '#service/door/views/set-up-page.tsx'
import { readTexts } from '#service/door/posted-texts.ts'

/** Adds the routes of the links in mails to owners. Opening a link changes nothing. */
export function addPasswordRoutes(app: Hono, context: DoorContext): void {
  app.get(
    `${portalRoot}/:locale/password/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['welcome', 'password'])
      if (found === undefined) return await deadOrBegun(request, context)
      return request.reply(await choose(request, context, found))
    }),
  )
  app.post(
    `${portalRoot}/:locale/password/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['welcome', 'password'])
      return found === undefined
        ? await deadOrBegun(request, context)
        : await setPassword(request, context, found)
    }),
  )
  app.get(
    `${portalRoot}/:locale/email/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['email'])
      if (found === undefined) return dead(request, context)
      const { path } = request.c.req
      return request.reply(emailPage(request, { state: 'ask', email: found.link.email, action: path }))
    }),
  )
  app.post(
    `${portalRoot}/:locale/email/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['email'])
      if (found === undefined) return dead(request, context)
      const here = await signedIn(request.c, context, request.locale)
      const session = here?.owner.id === found.owner.id ? here.session : undefined
      const isDone = await confirmEmail(context, { ...found, session }, context.clock())
      context.wake()
      const state = isDone ? 'done' : 'taken'
      return request.reply(emailPage(request, { state, email: found.link.email, action: '' }))
    }),
  )
}

/** A link that works, and whose it is. */
type Found = Readonly<{ link: OwnerLink; owner: Owner }>

async function readLink(
  { c }: PageRequest,
  { database, clock }: DoorContext,
  purposes: readonly OwnerLink['purpose'][],
): Promise<Found | undefined> {
  const { token = '' } = c.req.param()
  const link = await findOwnerLink(database.db, token, purposes, clock())
  const owner = link && (await findOwner(database.db, { id: link.owner_id }))
  return owner && { link, owner }
}

function dead(request: PageRequest, { words }: DoorContext): Response {
  return request.reply(deadLinkPage(request, words), 410)
}

/** Leads whose second step is still to be set up there: whoever reads its page anew has used the link. */
async function deadOrBegun(request: PageRequest, context: DoorContext): Promise<Response> {
  const { c, locale } = request
  const here = await signedIn(c, context, locale)
  return here !== undefined && mustSetUp(here)
    ? c.redirect(portalPaths(locale).secondStep, 303)
    : dead(request, context)
}

async function choose(
  request: PageRequest,
  context: DoorContext,
  { link, owner }: Found,
  problem?: PasswordProblem,
) {
  const kind = link.purpose === 'welcome' ? 'welcome' : 'password'
  const desk =
    kind === 'welcome' && owner.room === 'desk' ? await deskInvitation(context, { link, owner }) : undefined
  return choosePage(request, { kind, action: request.c.req.path, email: owner.email, desk, problem })
}

/** Returns what is known of an invitation to the desk. */
async function deskInvitation(
  { auth, database, words }: DoorContext,
  { link, owner }: Found,
): Promise<DeskInvitation> {
  const { db } = database
  const place = await findStaff(db, owner.id)
  const by = await findOwner(db, { id: link.asker })
  const { internalAdapter } = await auth.$context
  const account: object | null = await internalAdapter.findUserById(owner.id)
  return {
    name: owner.name,
    by: by?.name,
    office: words.recipients.offices.find(({ id }) => id === place?.office)?.name,
    until: Number(link.expires_at),
    hasSecondStep: account !== null && 'twoFactorEnabled' in account && account.twoFactorEnabled === true,
  }
}

async function setPassword(request: PageRequest, context: DoorContext, found: Found): Promise<Response> {
  const { c, reply } = request
  const { auth, database, signer, clock, wake } = context
  const text = await readTexts(c)
  const password = text('password', { isSecret: true })
  const { email } = found.owner
  const again = text('again', { isSecret: true })
  const problem = await checkPassword(password, { again, known: knownWords(context, found.owner) })
  if (problem !== undefined) return reply(await choose(request, context, found, problem), 422)
  if (!(await choosePassword(context, { ...found, password }, clock())))
    return await deadOrBegun(request, context)
  await forgetTries(database, { account: sealAccount(signer, email) })
  wake()
  const answer = await auth.api.signInEmail({
    body: { email, password },
    headers: c.req.raw.headers,
    asResponse: true,
  })
  if (found.owner.room !== 'desk' || (await asksCode(answer)))
    return await goOn(request, context, answer, { email })
  // The password that the second step asks for was just chosen.
  await letIn(request, context, answer, email)
  const keys = await askKeys(context, password, new Headers({ cookie: cookiesOf(answer) }))
  return reply(setUpPage(request, await readKeys(context, keys)))
}
