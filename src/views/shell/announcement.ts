import { clickedMark } from '#contracts/announcement.ts'
import { splitParagraphs } from '#text/description.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { pageKinds, type PageKind } from '#routes/kinds/page-kinds.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import type { AnnouncementDialogProps } from '#ui/dialogs/AnnouncementDialog.tsx'
import { viewLink } from './link.ts'
import { viewPicture } from '#views/kit/picture.ts'

type PageOfMenu = Pick<MenuPage, 'noCookiePopup' | 'purpose'> | undefined

/** Whether the consent dialog may open on a page by itself. */
export function asksConsent(kind: PageKind, page: PageOfMenu): boolean {
  return pageKinds[kind].asksConsent && page?.noCookiePopup !== true
}

/**
 * Returns the delay of the announcement in seconds; undefined on pages without one. A page without consent dialog has
 * none, since the announcement waits for that choice.
 */
export function announcementDelay(
  { catalogue }: ViewContext,
  kind: PageKind,
  page: PageOfMenu,
): number | undefined {
  const { popup } = catalogue.site
  if (popup?.isPublished !== true || !asksConsent(kind, page)) return undefined
  return page?.purpose.kind === 'feedback' ? undefined : popup.delaySeconds
}

/** Returns the announcement in a language; undefined when none is published. */
export function viewAnnouncement(page: Page): AnnouncementDialogProps | undefined {
  const { context, locale, t } = page
  const { popup } = context.catalogue.site
  if (popup?.isPublished !== true) return undefined
  const { title, text, image, link = '', linkLabel } = popup
  const label = linkLabel?.[locale] ?? t('layout.announcementLink')
  return {
    title: title[locale],
    paragraphs: splitParagraphs(text[locale]),
    picture: viewPicture(page, image),
    link: link.trim() === '' ? undefined : viewLink(context, label, link, locale),
    close: t('layout.close'),
  }
}

/**
 * Returns the parts of addresses that count as an answer to the announcement: the mark, and the page that its form leads
 * to, or the part of an address that is configured in its place.
 */
export function announcementClosesAt(context: ViewContext, locale: Locale): readonly string[] {
  const action = context.catalogue.site.popup?.formAction?.trim() ?? ''
  if (action === '') return [clickedMark]
  const { href } = viewLink(context, '', action, locale)
  // An unknown page resolves to the home page, whose path is a prefix of every other.
  return [clickedMark, href === context.routes.find(homeKey(), locale)?.path ? action : href]
}
