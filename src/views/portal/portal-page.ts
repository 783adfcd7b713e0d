import { deskStart } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { PortalBarView } from '#ui/portal/frame/PortalBar.tsx'
import type { ViewContext } from '#views/kit/context.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The page around what an owner or a member of staff reads, and what it says to somebody who opens it by itself. */
export type PortalPageView = Readonly<{
  shell: ShellView
  title: string
  lead?: string
  toSite: string
  bar: PortalBarView
  enter: Readonly<{ label: string; href: string }>
}>

/** Returns the page that the service fills in. */
export function viewPortalPage(context: ViewContext, route: RouteOf<'portal' | 'desk'>): PortalPageView {
  const { locale } = route
  const { t } = context.languages(locale)
  const { site, theme } = context.catalogue
  const isDesk = route.kind === 'desk'
  const title = t(isDesk ? 'desk.name' : 'account.signIn.title')
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: isDesk ? undefined : t('account.signIn.lead'),
    toSite: t('account.toSite'),
    bar: {
      logo: { mark: theme.mark, wordmark: theme.wordmark },
      home: { href: `/${locale}/`, label: t('layout.home', { name: site.name }) },
    },
    enter: {
      label: t('account.signIn.button'),
      href: isDesk ? deskStart(locale) : portalPaths(locale).start,
    },
  }
}
