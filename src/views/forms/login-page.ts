import { portalPaths } from '#contracts/portal-paths.ts'
import { signInWords } from '#i18n/sign-in-words.ts'
import { portalKey } from '#routes/path/route-keys.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { AuthView } from '#ui/account/auth-view.ts'
import { viewSignIn } from '#ui/account/sign-in-view.ts'
import { mailHref } from './contact-ways.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import type { PictureView } from '#views/kit/picture.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type OfficeView, viewOffice } from '#views/editorial/office.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The owners' login page: how they get access. */
export type LoginPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  how: string
  /** The form to sign in, where the site has a portal. */
  signIn?: AuthView & Readonly<{ art?: PictureView }>
  officesTitle: string
  offices: readonly OfficeView[]
}>

function viewSignInForm(page: Page): LoginPageView['signIn'] {
  const { context, locale, t } = page
  const { routes, catalogue } = context
  if (routes.find(portalKey(), locale) === undefined) return undefined
  const { phone } = catalogue.site.company
  const { signIn, forgotten } = portalPaths(locale)
  const view = viewSignIn({
    words: signInWords(t),
    action: signIn,
    forgottenHref: forgotten,
    call: { label: t('account.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
  })
  return { ...view, art: viewDrawing(page) }
}

/** Returns the owners' login page in a language; each office has a mail link with a subject. */
export function viewLoginPage(context: ViewContext, route: RouteOf<'login'>): LoginPageView {
  const { locale } = route
  const page = createPage(context, locale)
  const { t } = page
  const title = t('page.login.title')
  return {
    shell: viewShell(context, route, { title, description: t('page.login.lead') }),
    title,
    lead: t('page.login.lead'),
    how: t('page.login.how'),
    signIn: viewSignInForm(page),
    officesTitle: t('page.login.offices'),
    offices: context.catalogue.offices.map((office) => {
      const view = viewOffice(page, office)
      return { ...view, email: { ...view.email, href: mailHref(office.email, t('page.login.subject')) } }
    }),
  }
}
