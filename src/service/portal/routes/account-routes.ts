import type { Hono } from 'hono'
import * as v from 'valibot'
import { portalRoot } from '#contracts/portal-paths.ts'
import { changedLetter } from '#service/owners/accounts/account-letters.ts'
import { requestEmail } from '#service/owners/accounts/change-email.ts'
import { checkPassword } from '#service/owners/accounts/check-password.ts'
import { endSessions } from '#service/owners/accounts/sessions.ts'
import { queueMails } from '#service/outbox/queue-mails.ts'
import { accountDone, accountPage, refuseAccount } from '#service/portal/account-answer.tsx'
import { confirmedBy } from '#service/portal/confirmed-by.ts'
import { ownersOnly } from '#service/portal/owned-route.ts'
import { outcomeSaid } from '#service/portal/pages/account-page.ts'
import type { PortalContext, PortalRequest } from '#service/portal/portal-context.ts'
import { readTexts } from '#service/portal/posted-texts.ts'
import { passCookies } from '#service/portal/set-cookies.ts'
import type { SignedIn } from '#service/portal/signed-in.ts'

const Email = v.pipe(v.string(), v.email())

/** Adds the routes of an owner's account, but those of its second step. */
export function addAccountRoutes(app: Hono, context: PortalContext): void {
  const root = `${portalRoot}/:locale/account`
  const { db } = context.database
  app.get(
    root,
    ownersOnly(context, async (request, signed) => {
      const outcome = outcomeSaid(request.c.req.query('done'))
      return request.reply(await accountPage(request, context, signed, { outcome }))
    }),
  )
  app.post(
    `${root}/email`,
    ownersOnly(context, (request, signed) => changeEmail(request, context, signed)),
  )
  app.post(
    `${root}/password`,
    ownersOnly(context, (request, signed) => changePassword(request, context, signed)),
  )
  app.post(
    `${root}/mails`,
    ownersOnly(context, async (request, { owner }) => {
      const text = await readTexts(request.c)
      const wants = (name: string): number => (text(name) === 'yes' ? 1 : 0)
      await db
        .updateTable('owner')
        .set({ wants_report: wants('report'), wants_news: wants('news'), locale: request.locale })
        .where('id', '=', owner.id)
        .execute()
      return accountDone(request, 'mailsDone')
    }),
  )
  app.post(
    `${root}/sessions`,
    ownersOnly(context, async (request, { owner, session }) => {
      const ended = (await readTexts(request.c))('session')
      await endSessions(db, owner.id, ended === 'others' ? { allBut: session } : { only: ended })
      return accountDone(request, 'sessionsEnded')
    }),
  )
}

async function changeEmail(
  request: PortalRequest,
  context: PortalContext,
  signed: SignedIn,
): Promise<Response> {
  const { c, reply } = request
  const email = (await readTexts(c))('email').toLowerCase()
  const isSame = email === signed.owner.email
  if (isSame || !v.is(Email, email)) {
    const problem = isSame ? 'same' : 'invalid'
    return await refuseAccount(request, context, signed, { outcome: { kind: 'emailWrong', problem, email } })
  }
  // A press too many sends no mail too many.
  const wait = await context.limits.count('owner email', context.addressOf(c), [email])
  if (wait === undefined) await requestEmail(context, signed.owner, email, context.clock())
  context.wake()
  return reply(await accountPage(request, context, signed, { outcome: { kind: 'emailSent', email } }))
}

async function changePassword(
  request: PortalRequest,
  context: PortalContext,
  signed: SignedIn,
): Promise<Response> {
  const { c } = request
  const { auth, database, words, clock, wake } = context
  const { owner } = signed
  const text = await readTexts(c)
  const password = text('new', { isSecret: true })
  const problem = checkPassword(password, { again: password, email: owner.email })
  if (problem !== undefined)
    return await refuseAccount(request, context, signed, { outcome: { kind: 'passwordRefused', problem } })
  const currentPassword = text('old', { isSecret: true })
  const answer = await confirmedBy(context, owner, () =>
    auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers: c.req.raw.headers,
      asResponse: true,
    }),
  )
  if (answer === undefined)
    return await refuseAccount(request, context, signed, { outcome: { kind: 'passwordWrong' } })
  passCookies(c, answer)
  const letter = changedLetter(owner, 'passwordChanged', words, clock())
  await database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('owner_link').where('owner_id', '=', owner.id).execute()
    await queueMails(transaction, [letter], null, clock())
  })
  wake()
  return accountDone(request, 'passwordDone')
}
