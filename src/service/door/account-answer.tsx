import { portalPaths } from '#contracts/portal-paths.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { readSessions } from '#service/owners/accounts/sessions.ts'
import type { ReactNode } from 'react'
import { AccountPage, type AccountState, type Outcome, type OutcomeSaid } from './views/account-page.tsx'
import type { SecondStep } from './views/second-step.tsx'
import type { NotConfirmed } from './confirmed-by.ts'
import type { DoorContext, PageRequest } from './door-context.ts'
import type { SignedIn } from './signed-in.ts'

/** What the routes of an account need: the frame, which shows a home, and how many homes there are. */
export type AccountContext = DoorContext &
  Readonly<{
    accountFrame: (
      request: PageRequest,
      signed: SignedIn,
    ) => Promise<Readonly<{ homes: number; around: (account: ReactNode) => ReactNode }>>
  }>

/** What just happened, and how far the second step is where that is not what the account says. */
export type AccountNews = Readonly<{ outcome?: Outcome; second?: SecondStep; secondProblem?: NotConfirmed }>

/** Returns the page of an owner's account. */
export async function accountPage(
  request: PageRequest,
  context: AccountContext,
  signed: SignedIn,
  { outcome, second, secondProblem: problem }: AccountNews = {},
): Promise<ServicePage> {
  const { auth, database, clock } = context
  const { db } = database
  const { owner, session, hasSecondStep } = signed
  const wants = await db
    .selectFrom('owner')
    .leftJoin('staff', 'staff.account', 'owner.id')
    .select(['wants_report', 'wants_news', 'wants_morning'])
    .where('owner.id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const countCodes = async (): Promise<number> =>
    (await auth.api.viewBackupCodes({ body: { userId: owner.id } })).backupCodes.length
  const { homes, around } = await context.accountFrame(request, signed)
  const state: AccountState = {
    owner,
    homes,
    isStaff: signed.staff !== undefined,
    wants: {
      report: wants.wants_report === 1,
      news: wants.wants_news === 1,
      morning: wants.wants_morning === 1,
    },
    sessions: await readSessions(db, owner.id, clock()),
    session,
    second: second ?? (hasSecondStep ? { kind: 'on', left: await countCodes(), problem } : { kind: 'off' }),
    outcome,
  }
  const isError = outcome?.field !== undefined || problem !== undefined || second?.problem !== undefined
  const prefix = isError ? request.t('forms.answer.titlePrefix') : ''
  return {
    title: `${prefix}${request.t('account.settings.title')}`,
    body: around(<AccountPage request={request} state={state} />),
  }
}

/** Goes back to the account after a change, which then says what was done. */
export function accountDone({ c, locale }: PageRequest, done: OutcomeSaid): Response {
  return c.redirect(`${portalPaths(locale).account}?done=${done}`, 303)
}

/** Answers with the account and what is to be corrected. */
export async function refuseAccount(
  request: PageRequest,
  context: AccountContext,
  signed: SignedIn,
  news: AccountNews,
): Promise<Response> {
  return request.reply(await accountPage(request, context, signed, news), 422)
}
