import { portalPaths } from '#contracts/portal-paths.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { readSessions } from '#service/owners/accounts/sessions.ts'
import type { ReactNode } from 'react'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { findHome, ownHomes } from './owned-home.ts'
import { barView } from './views/kit/frame-view.ts'
import { framedPage } from './views/portal-page.tsx'
import { Account } from '#ui/account/Account.tsx'
import { type Outcome, type OutcomeSaid, viewAccount } from './views/account/account-page.ts'
import type { SecondStep } from './views/account/second-step-view.ts'
import type { NotConfirmed } from './confirmed-by.ts'
import { type PortalContext, portalLocales, type PortalRequest } from './portal-context.ts'
import type { SignedIn } from './signed-in.ts'

/** What just happened, and how far the second step is where that is not what the account says. */
export type AccountNews = Readonly<{ outcome?: Outcome; second?: SecondStep; secondProblem?: NotConfirmed }>

/** Returns the page of an owner's account. */
export async function accountPage(
  request: PortalRequest,
  context: PortalContext,
  signed: SignedIn,
  { outcome, second, secondProblem: problem }: AccountNews = {},
): Promise<ServicePage> {
  const { auth, database, clock } = context
  const { db } = database
  const { owner, session, hasSecondStep } = signed
  const wants = await db
    .selectFrom('owner')
    .select(['wants_report', 'wants_news'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const countCodes = async (): Promise<number> =>
    (await auth.api.viewBackupCodes({ body: { userId: owner.id } })).backupCodes.length
  const homes = await ownHomes(context, signed)
  const view = viewAccount(request, {
    owner,
    homes: homes.length,
    wants: { report: wants.wants_report === 1, news: wants.wants_news === 1 },
    sessions: await readSessions(db, owner.id, clock()),
    session,
    locales: portalLocales(request),
    second: second ?? (hasSecondStep ? { kind: 'on', left: await countCodes(), problem } : { kind: 'off' }),
    outcome,
  })
  const isError = view.notice?.kind === 'error' || problem !== undefined || second?.problem !== undefined
  const title = isError ? `${request.t('forms.answer.titlePrefix')}${view.title}` : view.title
  return { title, body: await frame(request, context, signed, <Account {...view} />) }
}

/** Returns the account in the frame of the home that was shown before, or of the first; without homes only below the bar. */
async function frame(
  request: PortalRequest,
  context: PortalContext,
  signed: SignedIn,
  content: ReactNode,
): Promise<ReactNode> {
  const wanted = request.c.req.query('home')
  const found =
    (wanted === undefined ? undefined : await findHome(request, context, signed, `property/${wanted}`)) ??
    (await findHome(request, context, signed))
  if (found !== undefined) return framedPage({ ...found, view: 'account' }, content).body
  return (
    <>
      <PortalBar {...barView({ t: request.t, site: request.agency })} />
      <main id="main">
        <div className="wrap portal">{content}</div>
      </main>
    </>
  )
}

/** Goes back to the account after a change, which then says what was done. */
export function accountDone({ c, locale }: PortalRequest, done: OutcomeSaid): Response {
  return c.redirect(`${portalPaths(locale).account}?done=${done}`, 303)
}

/** Answers with the account and what is to be corrected. */
export async function refuseAccount(
  request: PortalRequest,
  context: PortalContext,
  signed: SignedIn,
  news: AccountNews,
): Promise<Response> {
  return request.reply(await accountPage(request, context, signed, news), 422)
}
