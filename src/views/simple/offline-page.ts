import { langTags } from '#domain/values/locale.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { LinkView } from '#views/shell/link.ts'
import { personalLinks } from '#views/shell/personal-links.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The page shown without a connection for a page that is not cached. */
export type OfflinePageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  retry: string
  keptTitle: string
  kept: readonly LinkView[]
  call: Readonly<{ text: string; href: string }>
}>

/** Returns the offline page, with links to the pages that work without a connection. */
export function viewOfflinePage(context: ViewContext, route: RouteOf<'offline'>): OfflinePageView {
  const { locale } = route
  const t = translator(locale)
  const { phone } = context.catalogue.site.company
  const title = t('offline.title')
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: t('offline.lead'),
    retry: t('offline.retry'),
    keptTitle: t('offline.kept'),
    kept: personalLinks(context, locale).filter(({ page }) => page === 'favourites' || page === 'recent'),
    call: { text: t('offline.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
  }
}

/** Returns the service worker's messages and offline page per language; the worker writes when a page was cached between both parts of the note. */
export function offlineWords({
  routes,
}: Pick<ViewContext, 'routes'>): Readonly<
  Record<string, Readonly<{ page: string; lang: string; note: readonly [before: string, after: string] }>>
> {
  const words = routes.ofKind('offline').map(({ locale, path }) => {
    const [before = '', after = ''] = translator(locale)('offline.note', { when: '|' }).split('|')
    return [locale, { page: path, lang: langTags[locale], note: [before, after] }]
  })
  return Object.fromEntries(words)
}
