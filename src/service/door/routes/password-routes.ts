import type { Hono } from 'hono'
import { portalRoot } from '#contracts/portal-paths.ts'
import { checkPassword, type PasswordProblem } from '#service/owners/accounts/password/check-password.ts'
import { confirmEmail } from '#service/owners/accounts/change-email.ts'
import { choosePassword } from '#service/owners/accounts/password/choose-password.ts'
import { findOwner, type Owner } from '#service/owners/accounts/find-owner.ts'
import { sealAccount } from '#service/owners/accounts/known-browser.ts'
import { findOwnerLink, type OwnerLink } from '#service/owners/accounts/owner-links.ts'
import { forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import { choosePage, deadLinkPage, emailPage } from '#service/door/views/link-pages.ts'
import { goOn } from '#service/door/enter.ts'
import { inLanguage, type DoorContext, type PageRequest } from '#service/door/door-context.ts'
import { knownWords } from '#service/door/known-words.ts'
import { signedIn } from '#service/door/signed-in.ts'
import { readTexts } from '#service/door/posted-texts.ts'

/** Adds the routes of the links in mails to owners. Opening a link changes nothing. */
export function addPasswordRoutes(app: Hono, context: DoorContext): void {
  app.get(
    `${portalRoot}/:locale/password/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['welcome', 'password'])
      return found === undefined ? dead(request, context) : request.reply(choose(request, found))
    }),
  )
  app.post(
    `${portalRoot}/:locale/password/:token`,
    inLanguage(async (request) => {
      const found = await readLink(request, context, ['welcome', 'password'])
      return found === undefined ? dead(request, context) : await setPassword(request, context, found)
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

function choose(request: PageRequest, { link, owner }: Found, problem?: PasswordProblem) {
  const kind = link.purpose === 'welcome' ? 'welcome' : 'password'
  return choosePage(request, { kind, action: request.c.req.path, email: owner.email, problem })
}

async function setPassword(request: PageRequest, context: DoorContext, found: Found): Promise<Response> {
  const { c, reply } = request
  const { auth, database, signer, clock, wake } = context
  const text = await readTexts(c)
  const password = text('password', { isSecret: true })
  const { email } = found.owner
  const again = text('again', { isSecret: true })
  const problem = await checkPassword(password, { again, known: knownWords(context, found.owner) })
  if (problem !== undefined) return reply(choose(request, found, problem), 422)
  if (!(await choosePassword(context, { ...found, password }, clock()))) return dead(request, context)
  await forgetTries(database, { account: sealAccount(signer, email) })
  wake()
  const answer = await auth.api.signInEmail({
    body: { email, password },
    headers: c.req.raw.headers,
    asResponse: true,
  })
  return await goOn(request, context, answer, { email })
}
