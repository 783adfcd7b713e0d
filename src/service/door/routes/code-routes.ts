import type { Context, Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { findOwner, type Owner } from '#service/owners/accounts/find-owner.ts'
import { sealAccount } from '#service/owners/accounts/known-browser.ts'
import { countTry, forgetTries } from '#service/owners/accounts/sign-in-tries.ts'
import { useCode } from '#service/owners/accounts/use-code.ts'
import { enter } from '#service/door/enter.ts'
import { codePage, signInPage } from '#service/door/views/sign-in-pages.ts'
import { inLanguage, type DoorContext, type PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { returnPath } from '#service/door/return-path.ts'

/** Adds the page that asks an owner with a second step for a code, after the password. */
export function addCodeRoutes(app: Hono, context: DoorContext): void {
  const path = `${portalRoot}/:locale/code`
  app.get(
    path,
    inLanguage((request) => {
      const { recovery, next } = request.c.req.query()
      const state = { isRecovery: recovery === 'yes', next: returnPath(next) }
      return request.reply(codePage(request, context.words, state))
    }),
  )
  app.post(
    path,
    inLanguage((request) => checkCode(request, context)),
  )
}

async function checkCode(request: PageRequest, context: DoorContext): Promise<Response> {
  const { c, reply } = request
  const { auth, database, signer, words, clock } = context
  const text = await readTexts(c)
  const next = returnPath(text('next'))
  const isRecovery = text('recovery') === 'yes'
  const owner = await ownerAsked(c, context)
  if (owner === undefined) return tooLate(request, context, next)
  const again = (problem: 'wrong' | 'locked'): Response =>
    reply(codePage(request, words, { isRecovery, problem, next }), problem === 'locked' ? 429 : 401)
  const key = codeTries(context, owner.email)
  if (!(await countTry(database, key, clock()))) return again('locked')
  const code = text('code').replaceAll(' ', '')
  const isNew = isRecovery || (await useCode({ db: database.db, signer }, { owner: owner.id, code }, clock()))
  if (!isNew) return again('wrong')
  const body = { code, trustDevice: text('trust') === 'yes' }
  const call = { body, headers: c.req.raw.headers, asResponse: true } as const
  const answer = await (isRecovery ? auth.api.verifyBackupCode(call) : auth.api.verifyTOTP(call))
  if (answer.ok) {
    await forgetTries(database, key)
    return await enter(request, context, answer, { email: owner.email, next })
  }
  const said: Readonly<{ code?: string }> = await answer.json()
  if (said.code === 'INVALID_TWO_FACTOR_COOKIE') return tooLate(request, context, next)
  return again('wrong')
}

/** Returns the owner whose password was right in this browser a while ago; undefined where there is none. */
async function ownerAsked(
  c: Context,
  { auth, cookies, database }: Pick<DoorContext, 'auth' | 'cookies' | 'database'>,
): Promise<Owner | undefined> {
  const token = cookies.firstStep(c)
  if (token === undefined) return undefined
  const { internalAdapter } = await auth.$context
  const waiting = await internalAdapter.findVerificationValue(token)
  return waiting === null ? undefined : await findOwner(database.db, { id: waiting.value })
}

/** Wrong codes count for an account, whatever the browser: each had the right password. */
function codeTries({ signer }: Pick<DoorContext, 'signer'>, email: string) {
  return { account: sealAccount(signer, email), browser: 'code' }
}

/** The first step is over: who waited too long begins again, and reads why. */
function tooLate(request: PageRequest, { words }: DoorContext, next: string | undefined): Response {
  return request.reply(signInPage(request, words, { notice: 'tooLate', next }), 401)
}

/** Returns where an owner goes on to the code. */
export function codeHref(locale: PageRequest['locale'], next: string | undefined): string {
  return `${portalPaths(locale).code}${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`
}
