import { translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { mailHref } from './contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type OfficeView, viewOffice } from '#views/editorial/office.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The owners' login page: how they get access. */
export type LoginPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  how: string
  officesTitle: string
  offices: readonly OfficeView[]
}>

/** Returns the owners' login page in a language; each office has a mail link with a subject. */
export function viewLoginPage(context: ViewContext, route: RouteOf<'login'>): LoginPageView {
  const { locale } = route
  const t = translator(locale)
  const title = t('page.login.title')
  return {
    shell: viewShell(context, route, { title, description: t('page.login.lead') }),
    title,
    lead: t('page.login.lead'),
    how: t('page.login.how'),
    officesTitle: t('page.login.offices'),
    offices: context.catalogue.offices.map((office) => {
      const view = viewOffice(context, office, locale)
      return { ...view, email: { ...view.email, href: mailHref(office.email, t('page.login.subject')) } }
    }),
  }
}
