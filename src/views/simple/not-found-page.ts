import { formatPhone, phoneHref } from '#text/phone.ts'
import { translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import type { PictureView } from '#views/kit/picture.ts'
import type { LinkView } from '#views/shell/link.ts'
import { onwardLinks } from '#views/shell/onward-links.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The not-found page. */
export type NotFoundPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  home: string
  listsTitle: string
  lists: readonly LinkView[]
  call: Readonly<{ text: string; href: string }>
  /** The drawing of the home page, where that is one. */
  drawing?: PictureView
}>

/** Returns the not-found page in a language. */
export function viewNotFoundPage(context: ViewContext, route: RouteOf<'not-found'>): NotFoundPageView {
  const { locale } = route
  const t = translator(locale)
  const { phone } = context.catalogue.site.company
  const title = t('notFound.title')
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: t('notFound.lead'),
    home: t('notFound.home'),
    listsTitle: t('notFound.lists'),
    lists: onwardLinks(context, locale),
    call: { text: t('notFound.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    drawing: viewDrawing(context, locale),
  }
}
