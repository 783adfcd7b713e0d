import { portalPaths } from '#contracts/portal-paths.ts'
import { revealWords } from '#i18n/sign-in-words.ts'
import { langTags, languageNames, type Locale } from '#domain/values/locale.ts'
import type { PasswordProblem } from '#service/owners/accounts/password/check-password.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { OwnerSession } from '#service/owners/accounts/sessions.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { NotConfirmed } from '#service/door/confirmed-by.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { AccountView, SessionView } from '#ui/account/account-view.ts'
import { deviceName } from './device-name.ts'
import { type SecondStep, viewSecondStep } from './second-step-view.ts'

/** What an account page shows besides the owner. */
export type AccountState = Readonly<{
  owner: Owner
  homes: number
  /** Whether a role wants the second step. */
  isStaff: boolean
  wants: Readonly<{ report: boolean; news: boolean; morning: boolean }>
  sessions: readonly OwnerSession[]
  /** Languages that the portal is in. */
  locales: readonly Locale[]
  /** ID of this device's session. */
  session: string
  second: SecondStep
  /** What was just done or refused. */
  outcome?: Outcome
}>

/** What became of a change. */
export type Outcome =
  | Readonly<{ kind: 'emailSent'; email: string }>
  | Readonly<{ kind: 'emailWrong'; problem: 'invalid' | 'same'; email: string }>
  | Readonly<{ kind: 'emailUnconfirmed'; problem: NotConfirmed; email: string }>
  | Readonly<{ kind: 'passwordUnconfirmed'; problem: NotConfirmed }>
  | Readonly<{ kind: 'passwordRefused'; problem: PasswordProblem }>
  | Readonly<{ kind: OutcomeSaid }>

/** Changes that the account's address says were made. */
const outcomesSaid = [
  'passwordDone',
  'secondOn',
  'secondOff',
  'mailsDone',
  'sessionsEnded',
  'languageDone',
] as const
export type OutcomeSaid = (typeof outcomesSaid)[number]

/** Returns what an address says was done; undefined for anything else. */
export function outcomeSaid(text: string | undefined): Outcome | undefined {
  const kind = outcomesSaid.find((one) => one === text)
  return kind === undefined ? undefined : { kind }
}

/** Returns the account of an owner. */
export function viewAccount(request: PageRequest, state: AccountState): AccountView {
  const { locale, t } = request
  const { owner, homes, isStaff, locales, sessions, session, second, outcome } = state
  const { account } = portalPaths(locale)
  const others = sessions.filter(({ id }) => id !== session)
  const emailError = outcome?.kind === 'emailWrong' ? emailProblem(request, outcome.problem) : undefined
  return {
    title: t('account.settings.title'),
    lead:
      isStaff && homes === 0 ? owner.name : t('account.settings.owner', { name: owner.name, count: homes }),
    notice: viewOutcome(request, outcome),
    email: {
      title: t('account.settings.email.title'),
      current: owner.email,
      form: {
        action: `${account}/email`,
        fields: [
          {
            name: 'email',
            label: t('account.settings.email.label'),
            type: 'email',
            autoComplete: 'email',
            hint: t('account.settings.email.hint'),
            error: emailError,
            value:
              outcome?.kind === 'emailWrong' || outcome?.kind === 'emailUnconfirmed'
                ? outcome.email
                : undefined,
          },
          {
            name: 'email-password',
            label: t('account.settings.password.old'),
            type: 'password',
            reveal: revealWords(t),
            autoComplete: 'current-password',
            error: outcome?.kind === 'emailUnconfirmed' ? unconfirmed(request, outcome.problem) : undefined,
          },
        ],
        button: t('account.settings.email.button'),
      },
    },
    password: {
      title: t('account.settings.password.title'),
      form: {
        action: `${account}/password`,
        hidden: { username: owner.email },
        fields: [
          {
            name: 'old',
            label: t('account.settings.password.old'),
            type: 'password',
            reveal: revealWords(t),
            autoComplete: 'current-password',
            error:
              outcome?.kind === 'passwordUnconfirmed' ? unconfirmed(request, outcome.problem) : undefined,
          },
          {
            name: 'new',
            label: t('account.choose.label'),
            type: 'password',
            reveal: revealWords(t),
            autoComplete: 'new-password',
            hint: t('account.choose.hint'),
            error:
              outcome?.kind === 'passwordRefused'
                ? t(`account.choose.problem.${outcome.problem}`)
                : undefined,
          },
        ],
        button: t('account.settings.password.button'),
      },
    },
    second: viewSecondStep(request, second, { isRequired: isStaff }),
    mails: {
      title: t('account.settings.mails.title'),
      action: `${account}/mails`,
      switches: mailSwitches(request, state),
      button: t('account.settings.mails.button'),
    },
    language: {
      title: t('account.settings.language.title'),
      action: `${account}/language`,
      label: t('account.settings.language.label'),
      choices: locales.map((each) => ({
        value: each,
        label: languageNames[each],
        lang: langTags[each],
        isCurrent: each === locale,
      })),
      button: t('account.settings.language.button'),
    },
    sessions: {
      title: t('account.settings.sessions.title'),
      action: `${account}/sessions`,
      items: sessions.map((one) => viewSession(request, one, one.id === session)),
      endAll: others.length > 0 ? t('account.settings.sessions.endAll') : undefined,
      note: isStaff ? undefined : t('account.settings.sessions.told'),
    },
  }
}

/** Returns the mails that somebody can choose: owners those about their homes, staff the one of the morning. */
function mailSwitches(
  { t }: PageRequest,
  { homes, isStaff, wants }: AccountState,
): NonNullable<AccountView['mails']>['switches'] {
  const own = (['report', 'news'] as const).map((name) => ({
    name,
    label: t(`account.settings.mails.${name}`),
    why: t(`account.settings.mails.${name}Why`),
    isOn: wants[name],
  }))
  const morning = {
    name: 'morning',
    label: t('deskMails.morning.label'),
    why: t('deskMails.morning.why'),
    isOn: wants.morning,
  }
  return [...(isStaff && homes === 0 ? [] : own), ...(isStaff ? [morning] : [])]
}

function viewSession({ locale, t }: PageRequest, session: OwnerSession, isThis: boolean): SessionView {
  const device = deviceName(session.userAgent, t)
  const since = receivedAt(session.since, locale)
  const used = receivedAt(session.used, locale)
  return isThis
    ? {
        id: session.id,
        device: t('account.settings.sessions.thisDevice', { device }),
        when: t('account.settings.sessions.since', since),
        state: t('account.settings.sessions.this'),
      }
    : {
        id: session.id,
        device,
        when: t('account.settings.sessions.last', used),
        end: t('account.settings.sessions.end'),
      }
}

function viewOutcome(request: PageRequest, outcome: Outcome | undefined): AccountView['notice'] {
  const { t } = request
  const done = (title: string): AccountView['notice'] => ({ kind: 'status', title })
  const wrong = (label: string, field: string): AccountView['notice'] => ({
    kind: 'error',
    title: t('account.settings.wrong'),
    items: [{ label, href: `#${field}` }],
  })
  switch (outcome?.kind) {
    case undefined:
      return undefined
    case 'emailSent':
      return done(t('account.settings.email.sent', { email: outcome.email }))
    case 'emailWrong':
      return wrong(emailProblem(request, outcome.problem), 'email')
    case 'emailUnconfirmed':
      return wrong(unconfirmed(request, outcome.problem), 'email-password')
    case 'passwordUnconfirmed':
      return wrong(unconfirmed(request, outcome.problem), 'old')
    case 'passwordRefused':
      return wrong(t(`account.choose.problem.${outcome.problem}`), 'new')
    case 'passwordDone':
      return done(t('account.settings.password.done'))
    case 'secondOn':
      return done(t('account.settings.second.done'))
    case 'secondOff':
      return done(t('account.settings.second.ended'))
    case 'mailsDone':
      return done(t('account.settings.mails.done'))
    case 'languageDone':
      return done(t('account.settings.language.done'))
    case 'sessionsEnded':
      return done(t('account.settings.sessions.ended'))
  }
}

function unconfirmed({ t }: PageRequest, problem: NotConfirmed): string {
  return t(problem === 'waiting' ? 'account.settings.waiting' : 'account.settings.password.wrong')
}

function emailProblem({ t }: PageRequest, problem: 'invalid' | 'same'): string {
  return t(problem === 'same' ? 'account.settings.email.same' : 'account.forgotten.invalid')
}
