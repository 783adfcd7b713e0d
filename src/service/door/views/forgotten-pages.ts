import { portalPaths } from '#contracts/portal-paths.ts'
import type { Confirmation } from '#service/kit/web/confirmation.ts'
import { digitsInWords } from '#i18n/digits-in-words.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { formatPhone } from '#text/phone.ts'
import type { AuthFieldView, AuthNoticeView } from '#ui/account/auth-view.ts'
import { authPage, type AuthRequest, backToSignIn, callAgency, type Words } from './auth-page.tsx'

/** What a proof of work of the page counts for. */
export const forgottenProof = 'owner-password'
/** Why no link was mailed: no address was typed, or too much came from this network. */
type Problem = 'invalid' | 'waiting'

/** Returns the page for a forgotten password. */
export function forgottenPage(
  request: AuthRequest,
  words: Words,
  { email, problem }: Readonly<{ email?: string; problem?: Problem }> = {},
): ServicePage {
  const { locale, t } = request
  const error = problem === 'invalid' ? t('account.forgotten.invalid') : undefined
  return authPage(request, {
    title: t('account.forgotten.title'),
    lead: t('account.forgotten.lead'),
    notice: problem === undefined ? undefined : noticeOf(request, problem),
    form: {
      action: portalPaths(locale).forgotten,
      provesWork: forgottenProof,
      fields: [
        {
          name: 'email',
          label: t('account.signIn.email'),
          type: 'email',
          autoComplete: 'username',
          value: email,
          error,
        },
      ],
      button: t('account.forgotten.button'),
    },
    notes: [{ way: backToSignIn(request) }, { text: t('account.access'), way: callAgency(request, words) }],
  })
}

function noticeOf({ t }: AuthRequest, problem: Problem): AuthNoticeView {
  return problem === 'waiting'
    ? { kind: 'error', title: t('account.waiting.title'), text: t('account.forgotten.waiting') }
    : {
        kind: 'error',
        title: t('account.forgotten.title'),
        items: [{ label: t('account.forgotten.invalid'), href: '#email' }],
      }
}

/** Returns the page that a browser without script confirms on. */
export function confirmForgottenPage(
  request: AuthRequest,
  email: string,
  { token, note, digits }: Extract<Confirmation, { isConfirmed: false }>,
): ServicePage {
  const { locale, t } = request
  const isTimed = note === 'soon' || note === 'late'
  return authPage(request, {
    title: t('forms.confirmation.title'),
    lead: t('account.forgotten.confirm', { email }),
    notice: isTimed
      ? {
          kind: 'error',
          title: t(`forms.confirmation.${note}.title`),
          text: t('account.forgotten.pressAgain'),
        }
      : undefined,
    form: {
      action: portalPaths(locale).forgotten,
      hidden: { email, confirm: token },
      fields: digits === undefined ? [] : [digitsField(request, digits, isTimed ? undefined : note)],
      button: t('account.forgotten.button'),
    },
    notes: [{ way: backToSignIn(request) }],
  })
}

function digitsField(
  { t }: AuthRequest,
  digits: string,
  note: 'captchaEmpty' | 'captchaInvalid' | undefined,
): AuthFieldView {
  return {
    name: 'captcha',
    label: t('forms.captcha.label', { words: digitsInWords(digits, t) }),
    type: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 8,
    error: note === undefined ? undefined : t(`forms.captcha.${note}`),
  }
}

/** Returns the page that says that a mail is under way, whether anybody has the address or not. */
export function sentPage(request: AuthRequest, words: Words, email: string): ServicePage {
  const { locale, t } = request
  const phone = formatPhone(words.recipients.agency.phone)
  return authPage(request, {
    title: t('account.sent.title'),
    lead: t('account.sent.lead', { email }),
    form: {
      action: portalPaths(locale).forgotten,
      provesWork: forgottenProof,
      hidden: { email },
      fields: [],
      button: t('account.sent.again'),
    },
    notes: [{ text: t('account.sent.spam', { phone }) }, { way: backToSignIn(request) }],
  })
}
