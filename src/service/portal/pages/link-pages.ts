import { portalPaths } from '#contracts/portal-paths.ts'
import type { PasswordProblem } from '#service/owners/accounts/check-password.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import type { ServicePage } from '#service/http/page.ts'
import { formatPhone } from '#text/phone.ts'
import { authPage, type AuthRequest, backToSignIn, callAgency } from './auth-page.tsx'

type Words = PortalContext['words']

/** Returns the page for a forgotten password. */
export function forgottenPage(
  request: AuthRequest,
  words: Words,
  { email, isInvalid = false }: Readonly<{ email?: string; isInvalid?: boolean }> = {},
): ServicePage {
  const { locale, t } = request
  const error = isInvalid ? t('account.forgotten.invalid') : undefined
  return authPage(request, {
    title: t('account.forgotten.title'),
    lead: t('account.forgotten.lead'),
    notice:
      error === undefined
        ? undefined
        : {
            kind: 'error',
            title: t('account.forgotten.title'),
            items: [{ label: error, href: '#email' }],
          },
    form: {
      action: portalPaths(locale).forgotten,
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

/** Returns the page that says that a mail is under way, whether anybody has the address or not. */
export function sentPage(request: AuthRequest, words: Words, email: string): ServicePage {
  const { locale, t } = request
  const phone = formatPhone(words.recipients.agency.phone)
  return authPage(request, {
    title: t('account.sent.title'),
    lead: t('account.sent.lead', { email }),
    form: {
      action: portalPaths(locale).forgotten,
      hidden: { email },
      fields: [],
      button: t('account.sent.again'),
    },
    notes: [{ text: t('account.sent.spam', { phone }) }, { way: backToSignIn(request) }],
  })
}

/** Returns the page to choose a password on. */
export function choosePage(
  request: AuthRequest,
  {
    kind,
    action,
    email,
    problem,
  }: Readonly<{
    kind: 'welcome' | 'password'
    action: string
    email: string
    problem?: PasswordProblem
  }>,
): ServicePage {
  const { t } = request
  const differs = problem === 'differ'
  const error = problem === undefined ? undefined : t(`account.choose.problem.${problem}`)
  return authPage(request, {
    title: t(`account.choose.${kind}`),
    lead: t(kind === 'welcome' ? 'account.choose.lead' : 'account.choose.others', { email }),
    notice:
      error === undefined
        ? undefined
        : {
            kind: 'error',
            title: t(differs ? 'account.choose.differ' : 'account.choose.refused'),
            items: [{ label: error, href: differs ? '#again' : '#password' }],
          },
    form: {
      action,
      fields: [
        {
          name: 'password',
          label: t('account.choose.label'),
          type: 'password',
          autoComplete: 'new-password',
          hint: t('account.choose.hint'),
          error: differs ? undefined : error,
        },
        {
          name: 'again',
          label: t('account.choose.again'),
          type: 'password',
          autoComplete: 'new-password',
          error: differs ? error : undefined,
        },
      ],
      // Password managers keep the password with the name that it belongs to.
      hidden: { username: email },
      button: t('account.choose.button'),
    },
    notes: [],
  })
}

/** Returns the page of a link that works no more. */
export function deadLinkPage(request: AuthRequest, words: Words): ServicePage {
  const { locale, t } = request
  return authPage(request, {
    title: t('account.deadLink.title'),
    lead: t('account.deadLink.lead'),
    notes: [
      { way: { label: t('account.deadLink.button'), href: portalPaths(locale).forgotten } },
      { text: t('account.access'), way: callAgency(request, words) },
    ],
  })
}

/** Returns a page of the link that confirms an address. */
export function emailPage(
  request: AuthRequest,
  { state, email, action }: Readonly<{ state: 'ask' | 'done' | 'taken'; email: string; action: string }>,
): ServicePage {
  const { t } = request
  if (state === 'ask')
    return authPage(request, {
      title: t('account.email.title'),
      lead: t('account.email.lead', { email }),
      form: { action, fields: [], button: t('account.email.button') },
      notes: [],
    })
  const isDone = state === 'done'
  return authPage(request, {
    title: t(isDone ? 'account.email.done' : 'account.email.taken'),
    lead: isDone ? t('account.email.doneLead', { email }) : t('account.email.takenLead'),
    notes: [{ way: { label: t('account.signIn.button'), href: request.loginPath } }],
  })
}

/** Returns the page of an owner whose account has no homes yet. */
export function noHomesPage(request: AuthRequest, words: Words): ServicePage {
  const { locale, t } = request
  return authPage(request, {
    title: t('account.noHomes.title'),
    lead: t('account.noHomes.lead'),
    form: { action: portalPaths(locale).signOut, fields: [], button: t('account.settings.sessions.end') },
    notes: [{ way: callAgency(request, words) }],
  })
}
