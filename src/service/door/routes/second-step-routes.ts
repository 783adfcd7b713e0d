import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { deskStart } from '#contracts/desk-paths.ts'
import { portalPaths, portalRoot } from '#contracts/portal-paths.ts'
import { changedLetter } from '#service/owners/accounts/account-letters.ts'
import { useCode } from '#service/owners/accounts/use-code.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import {
  type AccountContext,
  accountDone,
  accountPage,
  refuseAccount,
} from '#service/door/account-answer.tsx'
import { confirmedBy } from '#service/door/confirmed-by.ts'
import { askKeys, keysAgain, readKeys } from '#service/door/second-step-keys.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import type { DoorContext, PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { passCookies } from '#service/door/door-cookies.ts'
import { mustSetUp, type SignedIn } from '#service/door/signed-in.ts'
import type { SecondStep } from '#service/door/views/second-step.tsx'
import { setUpPage } from '#service/door/views/set-up-page.tsx'

const Codes = v.object({ backupCodes: v.array(v.string()) })

/** Adds the routes that turn the second step of signing in on and off. */
export function addSecondStepRoutes(app: Hono, context: AccountContext): void {
  const root = `${portalRoot}/:locale/account/second-step`
  const { auth, database, signer, clock } = context
  app.get(
    root,
    signedInOnly(context, async (request, signed) =>
      mustSetUp(signed)
        ? await show(request, context, signed, { kind: 'off' })
        : request.c.redirect(portalPaths(request.locale).account, 303),
    ),
  )
  app.post(
    `${root}/start`,
    signedInOnly(context, async (request, signed) => {
      const { c } = request
      const password = await passwordIn(c, 'on-password')
      const answer = await confirmedBy(context, signed.owner, () =>
        askKeys(context, password, c.req.raw.headers),
      )
      return answer instanceof Response
        ? await show(request, context, signed, await readKeys(context, answer))
        : await show(request, context, signed, { kind: 'off', problem: answer })
    }),
  )
  app.post(
    `${root}/confirm`,
    signedInOnly(context, async (request, signed) => {
      const { c } = request
      const { headers } = c.req.raw
      const text = await readTexts(c)
      const code = text('code').replaceAll(' ', '')
      const answer = await confirmedBy(context, signed.owner, () =>
        auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }),
      )
      if (answer instanceof Response) {
        // The same code signs nobody in.
        await useCode({ db: database.db, signer }, { owner: signed.owner.id, code }, clock())
        passCookies(c, answer)
        return await tell(request, context, signed, 'secondStepOn')
      }
      const keys = keysAgain(context, text('setup'))
      return keys !== undefined
        ? await show(request, context, signed, { ...keys, problem: answer })
        : mustSetUp(signed)
          ? c.redirect(portalPaths(request.locale).secondStep, 303)
          : accountDone(request, 'secondOff')
    }),
  )
  app.post(
    `${root}/codes`,
    signedInOnly(context, async (request, signed) => {
      const { c, reply } = request
      const body = { password: await passwordIn(c, 'codes-password') }
      const answer = await confirmedBy(context, signed.owner, () =>
        auth.api.generateBackupCodes({ body, headers: c.req.raw.headers, asResponse: true }),
      )
      if (!(answer instanceof Response))
        return await refuseAccount(request, context, signed, { secondProblem: answer })
      const { backupCodes: codes } = v.parse(Codes, await answer.json())
      const second = { kind: 'on', left: codes.length, codes } as const
      return reply(await accountPage(request, context, signed, { second }))
    }),
  )
  app.post(
    `${root}/off`,
    signedInOnly(context, async (request, signed) => {
      if (signed.staff !== undefined) return await refuseAccount(request, context, signed, {})
      const { c } = request
      const body = { password: await passwordIn(c, 'off-password') }
      const answer = await confirmedBy(context, signed.owner, () =>
        auth.api.disableTwoFactor({ body, headers: c.req.raw.headers, asResponse: true }),
      )
      if (!(answer instanceof Response))
        return await refuseAccount(request, context, signed, { secondProblem: answer })
      passCookies(c, answer)
      return await tell(request, context, signed, 'secondStepOff')
    }),
  )
}

/** Answers with how far the second step is: staff read it on a page of its own, owners in their account. */
async function show(
  request: PageRequest,
  context: AccountContext,
  signed: SignedIn,
  second: Exclude<SecondStep, { kind: 'on' }>,
): Promise<Response> {
  const page = mustSetUp(signed)
    ? setUpPage(request, second)
    : await accountPage(request, context, signed, { second })
  return request.reply(page, second.problem === undefined ? 200 : 422)
}

async function passwordIn(c: Context, name: string): Promise<string> {
  return (await readTexts(c))(name, { isSecret: true })
}

/** Tells the owner by mail that the second step was turned on or off, and goes back to the account. */
async function tell(
  request: PageRequest,
  { database, words, clock, wake }: DoorContext,
  { owner, staff }: SignedIn,
  changed: 'secondStepOn' | 'secondStepOff',
): Promise<Response> {
  const letter = changedLetter(owner, changed, words, clock())
  await database.db.transaction().execute((transaction) => queueMails(transaction, [letter], null, clock()))
  wake()
  if (staff !== undefined) return request.c.redirect(deskStart(request.locale), 303)
  return accountDone(request, changed === 'secondStepOn' ? 'secondOn' : 'secondOff')
}
