import { formatPhone, phoneHref } from '#text/phone.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import { onwardLinks } from '#views/shell/onward-links.ts'
import { viewShell } from '#views/shell/shell.ts'
import type { LostPageView } from './lost-page.ts'

/** Returns the not-found page in a language. */
export function viewNotFoundPage(context: ViewContext, route: RouteOf<'not-found'>): LostPageView {
  const { locale } = route
  const page = createPage(context, locale)
  const { t } = page
  const { phone } = context.catalogue.site.company
  const title = t('notFound.title')
  const shell = viewShell(context, route, { title })
  return {
    shell,
    title,
    lead: t('notFound.lead'),
    button: { label: t('notFound.home'), href: shell.homeHref },
    linksTitle: t('notFound.lists'),
    links: onwardLinks(context, locale),
    call: { text: t('notFound.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    drawing: viewDrawing(page),
  }
}
