import type { ReactNode } from 'react'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { SessionEnd } from '#service/kit/database/account-tables.ts'
import { signInWords } from '#i18n/sign-in-words.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { AuthNoticeView } from '#ui/account/auth-view.ts'
import { viewSignIn } from '#ui/account/sign-in-view.ts'
import { authPage, type AuthRequest, callAgency, type Words } from './auth-page.tsx'

/** States of the page to sign in that say something first. */
export type SignInNotice = Failure | 'signedOut' | 'away' | SessionEnd
type Failure = (typeof failures)[number]
const failures = ['failed', 'waiting', 'outage', 'tooLate', 'noCookies'] as const

/** What is posted along with a sign-in, and what was typed before. */
export type SignInState = Readonly<{
  notice?: SignInNotice
  /** Whether what was typed when the session ended was kept. */
  isKept?: boolean
  email?: string
  /** Path to go on to. */
  next?: string
}>

/** Returns the page to sign in, with what stands above its form. */
export function signInPage(
  request: AuthRequest,
  words: Words,
  state: SignInState = {},
  above?: ReactNode,
): ServicePage {
  const { locale, t } = request
  const paths = portalPaths(locale)
  const { notice, isKept = false, email, next } = state
  const isBack = notice !== undefined && notice !== 'signedOut' && !isFailure(notice)
  const own = signInWords(t)
  const view = viewSignIn({
    words: isBack ? { ...own, title: t('account.signIn.again'), lead: undefined } : own,
    action: paths.signIn,
    forgottenHref: paths.forgotten,
    call: callAgency(request, words),
    email,
    hidden: next === undefined ? undefined : { next },
    notice: notice === undefined ? undefined : signInNotice(request, notice, isKept),
  })
  return authPage(request, view, above)
}

function signInNotice({ t }: AuthRequest, notice: SignInNotice, isKept: boolean): AuthNoticeView {
  const group = isFailure(notice) || notice === 'signedOut' ? notice : (`ended.${notice}` as const)
  return {
    kind: isFailure(notice) ? 'error' : 'status',
    title: t(`account.${group}.title`),
    text: t(isKept ? 'account.ended.kept' : `account.${group}.text`),
  }
}

function isFailure(notice: SignInNotice): notice is Failure {
  return failures.some((failure) => failure === notice)
}

/** Returns the page that asks for the code of an app, or for a recovery code. */
export function codePage(
  request: AuthRequest,
  words: Words,
  state: Readonly<{ isRecovery: boolean; problem?: 'wrong' | 'locked'; next?: string }>,
): ServicePage {
  const { locale, t, loginPath } = request
  const { isRecovery, problem, next } = state
  const group = isRecovery ? 'recovery' : 'code'
  const { code } = portalPaths(locale)
  const wrong = problem === 'wrong' ? t(`account.${group}.wrong`) : undefined
  const query = next === undefined ? '' : `next=${encodeURIComponent(next)}`
  const other = isRecovery ? `${code}?${query}` : `${code}?recovery=yes&${query}`
  return authPage(request, {
    title: t(`account.${group}.title`),
    lead: t(`account.${group}.lead`, { agency: words.recipients.agency.name }),
    notice: problem === 'locked' ? { kind: 'error', title: t('account.code.locked') } : undefined,
    form: {
      action: code,
      hidden: {
        ...(next === undefined ? {} : { next }),
        ...(isRecovery ? { recovery: 'yes' } : {}),
      },
      fields: [
        {
          name: 'code',
          label: t(`account.${group}.label`),
          type: 'text',
          autoComplete: isRecovery ? 'off' : 'one-time-code',
          inputMode: isRecovery ? undefined : 'numeric',
          maxLength: isRecovery ? 40 : 8,
          hint: isRecovery ? undefined : t('account.code.hint'),
          error: wrong,
        },
      ],
      tick: { name: 'trust', label: t('account.code.trust') },
      button: t('account.code.button'),
    },
    notes: [
      isRecovery
        ? { way: { label: t('account.recovery.toApp'), href: other } }
        : { text: t('account.code.noPhone'), way: { label: t('account.code.recovery'), href: other } },
      { way: { label: t('account.code.other'), href: loginPath } },
    ],
  })
}
