import type { ReactNode } from 'react'
import type { DoorContext, PageRequest } from '#service/door/door-context.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { barView } from '#service/door/views/below-bar.tsx'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { AuthPage } from '#ui/account/AuthPage.tsx'
import type { AuthView, WayView } from '#ui/account/auth-view.ts'

/** What the pages of accounts are written from. */
export type AuthRequest = Pick<PageRequest, 'locale' | 't' | 'loginPath' | 'agency'>
/** What they say of the agency. */
export type Words = Pick<DoorContext['words'], 'recipients'>

/** Returns a page of an account; its title begins with the word for an error where there is one. */
export function authPage({ t, agency }: AuthRequest, view: AuthView, aboveForm?: ReactNode): ServicePage {
  const isWrong = view.form?.fields.some(({ error }) => error !== undefined) === true
  const isError = isWrong || view.notice?.kind === 'error'
  return {
    title: isError ? `${t('forms.answer.titlePrefix')}${view.title}` : view.title,
    body: (
      <>
        <PortalBar {...barView({ t, site: agency })}>
          <a className="portal-bar__site" href={agency.home}>
            {t('account.toSite')}
          </a>
        </PortalBar>
        <main id="main">
          <AuthPage {...view} art={agency.drawing}>
            {aboveForm}
          </AuthPage>
        </main>
      </>
    ),
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
