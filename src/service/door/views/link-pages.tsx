import { portalPaths } from '#contracts/portal-paths.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { PasswordProblem } from '#service/owners/accounts/password/check-password.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { DeskSteps } from './desk-steps.tsx'
import { passwordField } from './password-field.ts'
import type { AuthView } from '#ui/account/auth-view.ts'
import { authPage, type AuthRequest, callAgency, type Words } from './auth-page.tsx'

/** Who is invited to the desk: by whom, where the desk sent it, for which office, and until when in milliseconds since 1970. */
export type DeskInvitation = Readonly<{
  name: string
  by?: string
  office?: string
  until: number
  hasSecondStep: boolean
}>

/** Returns the page to choose a password on; it welcomes who is invited to the desk. */
export function choosePage(
  request: AuthRequest,
  {
    kind,
    action,
    email,
    desk,
    problem,
  }: Readonly<{
    kind: 'welcome' | 'password'
    action: string
    email: string
    desk?: DeskInvitation
    problem?: PasswordProblem
  }>,
): ServicePage {
  const { t } = request
  const said = desk && welcomeOf(desk, request)
  const differs = problem === 'differ'
  const error = problem === undefined ? undefined : t(`account.choose.problem.${problem}`)
  const view: AuthView = {
    title: t(`account.choose.${kind}`),
    lead: t(kind === 'welcome' ? 'account.choose.lead' : 'account.choose.others', { email }),
    notes: [],
    ...said,
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
        passwordField(request, 'new', {
          name: 'password',
          label: t('account.choose.label'),
          hint: t('account.choose.hint'),
          error: differs ? undefined : error,
        }),
        passwordField(request, 'new', {
          name: 'again',
          label: t('account.choose.again'),
          error: differs ? error : undefined,
        }),
      ],
      // Password managers keep the password with the name that it belongs to.
      hidden: { username: email },
      button: t(said === undefined ? 'account.choose.button' : 'account.setUp.start'),
    },
  }
  return authPage(
    request,
    view,
    said && (
      <>
        {desk?.hasSecondStep === false && <DeskSteps request={request} step={0} />}
        <p>{t('account.invited.email', { email })}</p>
      </>
    ),
  )
}

/** Returns what somebody reads who is invited to the desk. */
function welcomeOf({ name, by, office, until, hasSecondStep }: DeskInvitation, { t, locale }: AuthRequest) {
  const room = office ?? t('account.invited.all')
  const from = by === undefined ? t('account.invited.lead', { room }) : t('account.invited.by', { by, room })
  return {
    title: t('account.invited.title', { name: name.split(' ')[0] ?? name }),
    lead: hasSecondStep ? from : `${from} ${t('account.invited.steps')}`,
    notes: [{ text: t('account.invited.until', receivedAt(until, locale)) }],
  }
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
