import type { PortalContext, PortalRequest } from '#service/portal/portal-context.ts'
import type { PortalPage } from '#service/portal/portal-shell.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { AuthPage } from '#ui/account/AuthPage.tsx'
import type { AuthView, WayView } from '#ui/account/auth-view.ts'

/** What the pages of accounts are written from. */
export type AuthRequest = Pick<PortalRequest, 'locale' | 't' | 'loginPath'>
type Words = Pick<PortalContext['words'], 'recipients'>

/** Returns a page of an account; its title begins with the word for an error where there is one. */
export function authPage({ t }: AuthRequest, view: AuthView): PortalPage {
  const isError = view.notice?.kind === 'error'
  return {
    title: isError ? `${t('forms.answer.titlePrefix')}${view.title}` : view.title,
    body: <AuthPage {...view} />,
  }
}

/** Returns the way back to the page to sign in. */
export function backToSignIn({ t, loginPath }: AuthRequest): WayView {
  return { label: t('account.signIn.back'), href: loginPath }
}

/** Returns the way to call the agency. */
export function callAgency({ t }: AuthRequest, { recipients }: Words): WayView {
  const { phone } = recipients.agency
  return { label: t('account.call', { phone: formatPhone(phone) }), href: phoneHref(phone) }
}
