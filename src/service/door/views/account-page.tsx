import type { ReactNode } from 'react'
import { portalPaths } from '#contracts/portal-paths.ts'
import { langTags, languageNames } from '#domain/values/locale.ts'
import { type PageRequest, portalLocales } from '#service/door/door-context.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { OwnerSession } from '#service/owners/accounts/sessions.ts'
import { AuthForm } from '#ui/account/AuthForm.tsx'
import { AuthNotice } from '#ui/account/AuthNotice.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { Sessions } from './sessions.tsx'
import { passwordField } from './password-field.ts'
import { Part, type SecondStep, SecondStepPart } from './second-step.tsx'

/** What an account page shows besides the owner. */
export type AccountState = Readonly<{
  owner: Owner
  homes: number
  /** Whether a role wants the second step. */
  isStaff: boolean
  wants: Readonly<{ report: boolean; news: boolean; morning: boolean }>
  sessions: readonly OwnerSession[]
  /** ID of this device's session. */
  session: string
  second: SecondStep
  /** What was just done or refused. */
  outcome?: Outcome
}>

/** What became of a change: that it was made, or what is wrong at which field; and the address that was typed. */
export type Outcome = Readonly<{ said: string; field?: AccountField; email?: string }>
type AccountField = 'email' | 'email-password' | 'old' | 'new'

/** What is said of the changes that the account's address says were made. */
const saidOf = {
  passwordDone: 'account.settings.password.done',
  secondOn: 'account.settings.second.done',
  secondOff: 'account.settings.second.ended',
  mailsDone: 'account.settings.mails.done',
  sessionsEnded: 'account.settings.sessions.ended',
  languageDone: 'account.settings.language.done',
} as const
export type OutcomeSaid = keyof typeof saidOf

/** Returns what an address says was done; undefined for anything else. */
export function outcomeSaid(done: string | undefined, { t }: PageRequest): Outcome | undefined {
  const [, said] = Object.entries(saidOf).find(([name]) => name === done) ?? []
  return said && { said: t(said) }
}

type Props = Readonly<{ request: PageRequest; state: AccountState }>

/** What an owner can change: address, password, second step, mails, language, devices. */
export function AccountPage({ request, state }: Props) {
  const { locale, t } = request
  const { owner, homes, isStaff, second, outcome } = state
  const { account } = portalPaths(locale)
  const own = (name: AccountField) => {
    const label = t('account.settings.password.old')
    return passwordField(request, 'current', { name, label, error: errorAt(name, outcome) })
  }
  return (
    <>
      {outcome !== undefined && <AuthNotice notice={noticeOf(outcome, request)} />}
      <ViewHead
        title={t('account.settings.title')}
        lead={
          isStaff && homes === 0
            ? owner.name
            : t('account.settings.owner', { name: owner.name, count: homes })
        }
      />
      <div className="accounts">
        <Part title={t('account.settings.email.title')}>
          <p className="accounts__now">{owner.email}</p>
          <AuthForm
            isQuiet
            form={{
              action: `${account}/email`,
              fields: [
                {
                  name: 'email',
                  label: t('account.settings.email.label'),
                  type: 'email',
                  autoComplete: 'email',
                  hint: t('account.settings.email.hint'),
                  error: errorAt('email', outcome),
                  value: outcome?.field === undefined ? undefined : outcome.email,
                },
                own('email-password'),
              ],
              button: t('account.settings.email.button'),
            }}
          />
        </Part>
        <Part title={t('account.settings.password.title')}>
          <AuthForm
            isQuiet
            form={{
              action: `${account}/password`,
              hidden: { username: owner.email },
              fields: [
                own('old'),
                passwordField(request, 'new', {
                  name: 'new',
                  label: t('account.choose.label'),
                  hint: t('account.choose.hint'),
                  error: errorAt('new', outcome),
                }),
              ],
              button: t('account.settings.password.button'),
            }}
          />
        </Part>
        <SecondStepPart {...{ request, step: second, isRequired: isStaff }} />
        <Mails request={request} state={state} />
        <Language request={request} />
      </div>
      <Sessions {...{ request, isStaff }} sessions={state.sessions} own={state.session} />
    </>
  )
}

function errorAt(name: AccountField, outcome: Outcome | undefined): string | undefined {
  return outcome?.field === name ? outcome.said : undefined
}

function noticeOf({ said, field }: Outcome, { t }: PageRequest) {
  return field === undefined
    ? ({ kind: 'status', title: said } as const)
    : ({
        kind: 'error',
        title: t('account.settings.wrong'),
        items: [{ label: said, href: `#${field}` }],
      } as const)
}

/** The mails that somebody can choose: owners those about their homes, staff the one of the morning. */
function Mails({ request: { locale, t }, state: { homes, isStaff, wants } }: Props) {
  const own = (['report', 'news'] as const).map((name) => ({
    name,
    label: t(`account.settings.mails.${name}`),
    why: t(`account.settings.mails.${name}Why`),
  }))
  const morning = {
    name: 'morning',
    label: t('deskMails.morning.label'),
    why: t('deskMails.morning.why'),
  } as const
  const mails = [...(isStaff && homes === 0 ? [] : own), ...(isStaff ? [morning] : [])]
  return (
    <Choices
      title={t('account.settings.mails.title')}
      action={`${portalPaths(locale).account}/mails`}
      button={t('account.settings.mails.button')}
    >
      <div>
        {mails.map(({ name, label, why }) => (
          <label key={name} className="check check--two">
            <input type="checkbox" name={name} value="yes" defaultChecked={wants[name]} />{' '}
            <span>
              {label}
              <small>{why}</small>
            </span>
          </label>
        ))}
      </div>
    </Choices>
  )
}

/** In which language an owner reads the portal and is written to. */
function Language({ request }: Readonly<{ request: PageRequest }>) {
  const { locale, t } = request
  return (
    <Choices
      title={t('account.settings.language.title')}
      action={`${portalPaths(locale).account}/language`}
      button={t('account.settings.language.button')}
    >
      <fieldset className="field">
        <legend>{t('account.settings.language.label')}</legend>
        {portalLocales(request).map((each) => (
          <label key={each} className="check" lang={langTags[each]}>
            <input type="radio" name="language" value={each} defaultChecked={each === locale} />{' '}
            <span>{languageNames[each]}</span>
          </label>
        ))}
      </fieldset>
    </Choices>
  )
}

/** A part of the page with one form of boxes to tick. */
function Choices({
  title,
  action,
  button,
  children,
}: Readonly<Record<'title' | 'action' | 'button', string> & { children: ReactNode }>) {
  return (
    <Part title={title}>
      <form className="form" method="post" action={action}>
        {children}
        <p>
          <button className="button button--ghost" type="submit">
            {button}
          </button>
        </p>
      </form>
    </Part>
  )
}
