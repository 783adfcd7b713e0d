import type { Hono } from 'hono'
import { portalRoot } from '#contracts/portal-paths.ts'
import { changedLetter } from '#service/owners/accounts/account-letters.ts'
import { requestEmail } from '#service/owners/accounts/change-email.ts'
import { checkPassword } from '#service/owners/accounts/password/check-password.ts'
import { knownWords } from '#service/door/known-words.ts'
import { endSessions, noteEnded, readTokens } from '#service/owners/accounts/sessions.ts'
import { chooseMorning } from '#service/requests/reminders/choose-morning.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import {
  type AccountContext,
  accountDone,
  accountPage,
  refuseAccount,
} from '#service/door/account-answer.tsx'
import { confirmedBy, type NotConfirmed } from '#service/door/confirmed-by.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import { outcomeSaid } from '#service/door/views/account-page.tsx'
import { portalLocales, type PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { passCookies } from '#service/door/door-cookies.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import { mailboxKey, parseEmail } from '#text/email.ts'

/** Adds the routes of an owner's account, but those of its second step. */
export function addAccountRoutes(app: Hono, context: AccountContext): void {
  const root = `${portalRoot}/:locale/account`
  const { db } = context.database
  app.get(
    root,
    signedInOnly(context, async (request, signed) => {
      const outcome = outcomeSaid(request.c.req.query('done'), request)
      return request.reply(await accountPage(request, context, signed, { outcome }))
    }),
  )
  app.post(
    `${root}/email`,
    signedInOnly(context, (request, signed) => changeEmail(request, context, signed)),
  )
  app.post(
    `${root}/password`,
    signedInOnly(context, (request, signed) => changePassword(request, context, signed)),
  )
  app.post(
    `${root}/mails`,
    signedInOnly(context, async (request, signed) => {
      const text = await readTexts(request.c)
      const wants = (name: string): number => (text(name) === 'yes' ? 1 : 0)
      const { owner, staff } = signed
      // Staff without homes are not asked about mails of owners.
      const { homes } = staff === undefined ? { homes: 1 } : await context.accountFrame(request, signed)
      if (homes > 0)
        await db
          .updateTable('owner')
          .set({ wants_report: wants('report'), wants_news: wants('news') })
          .where('id', '=', owner.id)
          .execute()
      if (staff !== undefined) await chooseMorning(db, staff.id, wants('morning') === 1, context.clock())
      return accountDone(request, 'mailsDone')
    }),
  )
  app.post(
    `${root}/language`,
    signedInOnly(context, async (request, signed) => {
      const chosen = (await readTexts(request.c))('language')
      const locale = portalLocales(request).find((each) => each === chosen)
      if (locale === undefined) return await refuseAccount(request, context, signed, {})
      await db
        .updateTable('owner')
        .set({ locale, chose_locale: 1 })
        .where('id', '=', signed.owner.id)
        .execute()
      return accountDone({ ...request, locale }, 'languageDone')
    }),
  )
  app.post(
    `${root}/sessions`,
    signedInOnly(context, async (request, { owner, session }) => {
      const ended = (await readTexts(request.c))('session')
      const which = ended === 'others' ? { allBut: session } : { only: ended }
      const ending = { which, reason: 'device', now: context.clock() } as const
      await db.transaction().execute((transaction) => endSessions(transaction, owner.id, ending))
      return accountDone(request, 'sessionsEnded')
    }),
  )
}

async function changeEmail(
  request: PageRequest,
  context: AccountContext,
  signed: SignedIn,
): Promise<Response> {
  const { c, t, reply } = request
  const { auth, limits, addressOf, clock, wake } = context
  const text = await readTexts(c)
  const email = mailboxKey(text('email'))
  const isSame = email === signed.owner.email
  if (isSame || parseEmail(email) === undefined) {
    const said = t(isSame ? 'account.settings.email.same' : 'account.forgotten.invalid')
    return await refuseAccount(request, context, signed, { outcome: { said, field: 'email', email } })
  }
  const body = { password: text('email-password', { isSecret: true }) }
  const confirmed = await confirmedBy(context, signed.owner, () =>
    auth.api.verifyPassword({ body, headers: c.req.raw.headers, asResponse: true }),
  )
  const refuse = (problem: NotConfirmed) => {
    const outcome = { said: unconfirmed(problem, request), field: 'email-password', email } as const
    return refuseAccount(request, context, signed, { outcome })
  }
  if (!(confirmed instanceof Response)) return await refuse(confirmed)
  const wait = await limits.count('owner email', addressOf(c), [email])
  if (wait !== undefined) {
    c.header('Retry-After', String(wait))
    return await refuse('waiting')
  }
  await requestEmail(context, signed.owner, email, clock())
  wake()
  const said = t('account.settings.email.sent', { email })
  return reply(await accountPage(request, context, signed, { outcome: { said } }))
}

async function changePassword(
  request: PageRequest,
  context: AccountContext,
  signed: SignedIn,
): Promise<Response> {
  const { c, t } = request
  const { auth, database, words, clock, wake } = context
  const { owner } = signed
  const text = await readTexts(c)
  const password = text('new', { isSecret: true })
  const problem = await checkPassword(password, { again: password, known: knownWords(context, owner) })
  if (problem !== undefined)
    return await refuseAccount(request, context, signed, {
      outcome: { said: t(`account.choose.problem.${problem}`), field: 'new' },
    })
  const currentPassword = text('old', { isSecret: true })
  const before = await readTokens(database.db, owner.id)
  const answer = await confirmedBy(context, owner, () =>
    auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers: c.req.raw.headers,
      asResponse: true,
    }),
  )
  if (!(answer instanceof Response))
    return await refuseAccount(request, context, signed, {
      outcome: { said: unconfirmed(answer, request), field: 'old' },
    })
  passCookies(c, answer)
  const letter = changedLetter(owner, 'passwordChanged', words, clock())
  await database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('owner_link').where('owner_id', '=', owner.id).execute()
    await noteEnded(transaction, before, { reason: 'password', now: clock() })
    await queueMails(transaction, [letter], null, clock())
  })
  wake()
  return accountDone(request, 'passwordDone')
}

function unconfirmed(problem: NotConfirmed, { t }: PageRequest): string {
  return t(problem === 'waiting' ? 'account.settings.waiting' : 'account.settings.password.wrong')
}
