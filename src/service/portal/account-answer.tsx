import { portalPaths } from '#contracts/portal-shell.ts'
import type { PortalPage } from './portal-shell.ts'
import { homesOf } from '#service/owners/accounts/find-owner.ts'
import { readSessions } from '#service/owners/accounts/sessions.ts'
import { Account } from '#ui/account/Account.tsx'
import { type Outcome, type OutcomeSaid, viewAccount } from './pages/account-page.ts'
import type { SecondStep } from './pages/second-step-view.ts'
import type { PortalContext, PortalRequest } from './portal-context.ts'
import type { SignedIn } from './signed-in.ts'

/** What just happened, and how far the second step is where that is not what the account says. */
export type AccountNews = Readonly<{ outcome?: Outcome; second?: SecondStep; isWrongPassword?: boolean }>

/** Returns the page of an owner's account. */
export async function accountPage(
  request: PortalRequest,
  { auth, database: { db }, clock }: PortalContext,
  { owner, session, hasSecondStep }: SignedIn,
  { outcome, second, isWrongPassword: isWrong }: AccountNews = {},
): Promise<PortalPage> {
  const wants = await db
    .selectFrom('owner')
    .select(['wants_report', 'wants_news'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const countCodes = async (): Promise<number> =>
    (await auth.api.viewBackupCodes({ body: { userId: owner.id } })).backupCodes.length
  const view = viewAccount(request, {
    owner,
    homes: (await homesOf(db, owner.id)).length,
    wants: { report: wants.wants_report === 1, news: wants.wants_news === 1 },
    sessions: await readSessions(db, owner.id, clock()),
    session,
    second: second ?? (hasSecondStep ? { kind: 'on', left: await countCodes(), isWrong } : { kind: 'off' }),
    outcome,
  })
  const isError = view.notice?.kind === 'error'
  return {
    title: isError ? `${request.t('forms.answer.titlePrefix')}${view.title}` : view.title,
    body: (
      <div className="wrap portal">
        <Account {...view} />
      </div>
    ),
  }
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
