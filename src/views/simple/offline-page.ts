import { langTags } from '#domain/values/locale.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { personalLinks } from '#views/shell/personal-links.ts'
import { viewShell } from '#views/shell/shell.ts'
import type { LostPageView } from './lost-page.ts'

/** Returns the offline page, with links to the pages that work without a connection. */
export function viewOfflinePage(context: ViewContext, route: RouteOf<'offline'>): LostPageView {
  const { locale } = route
  const { t } = context.languages(locale)
  const { phone } = context.catalogue.site.company
  const title = t('offline.title')
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: t('offline.lead'),
    // Shown at the requested address.
    button: { label: t('offline.retry') },
    linksTitle: t('offline.kept'),
    links: personalLinks(context, locale).filter(({ page }) => page === 'favourites' || page === 'recent'),
    call: { text: t('offline.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
  }
}

/** Returns the service worker's messages and offline page per language; the worker writes when a page was cached between both parts of the note. */
export function offlineWords({
  routes,
  languages,
}: Pick<ViewContext, 'routes' | 'languages'>): Readonly<
  Record<string, Readonly<{ page: string; lang: string; note: readonly [before: string, after: string] }>>
> {
  const words = routes.ofKind('offline').map(({ locale, path }) => {
    const [before = '', after = ''] = languages(locale).t('offline.note', { when: '|' }).split('|')
    return [locale, { page: path, lang: langTags[locale], note: [before, after] }]
  })
  return Object.fromEntries(words)
}
