import { createPage } from '#views/kit/page.ts'
import { type Locale, langTags } from '#domain/values/locale.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { type PageKind, pageKinds } from '#routes/kinds/page-kinds.ts'
import type { Route } from '#routes/table/route.ts'
import type { HeadTags } from '#seo/head-tags.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { announcementDelay, asksConsent } from './announcement.ts'
import { type FrameView, viewFrame } from './frame.ts'
import { type LanguageView, viewLanguages } from './language-switch.ts'
import { menuPageOf } from './menu-page.ts'
import { type NavItemView, viewMenu } from './navigation.ts'
import { type PageMeta, viewHead } from './page-meta.ts'

/** Everything around the content of a page. */
export type ShellView = FrameView &
  Readonly<{
    locale: Locale
    lang: string
    pageKind: PageKind
    head: HeadTags
    /** The page's own logo in place of the agency's. */
    logo?: PictureView
    menu: readonly NavItemView[]
    languages: readonly LanguageView[]
    crumbs: readonly Readonly<{ label: string; href?: string; lang?: string }>[]
    /** Whether the header looks from the start as it does elsewhere once the page has scrolled. */
    isHeaderCompact: boolean
    /** Whether the consent dialog opens by itself; false on pages that must be readable before a choice. */
    hasConsent: boolean
    /** Whether any measurement tag loads after consent. */
    isMeasured: boolean
    /** Says that the page is not published; only on a preview. */
    draft?: string
    /** Seconds after which the announcement is shown; absent where the page shows none. */
    announcement?: number
  }>

/**
 * Returns everything around the content of a page: head, header, menu, language switch, breadcrumb, footer.
 * Without `meta` the title is the name in the menu.
 */
export function viewShell(
  context: ViewContext,
  route: Route,
  meta: PageMeta = ownName(context, route),
): ShellView {
  const { locale } = route
  const { site } = context.catalogue
  const page = menuPageOf(context.catalogue, route)
  return {
    ...viewFrame(context, locale),
    locale,
    lang: langTags[locale],
    pageKind: route.kind,
    head: viewHead(context, route, meta),
    logo: viewPicture(createPage(context, locale), page?.logo),
    menu: viewMenu(context, route),
    languages: viewLanguages(context, route),
    crumbs: page?.showBreadcrumb === false ? [] : viewCrumbs(route, meta.crumb),
    isHeaderCompact: page?.showFixedMenu === true,
    hasConsent: hasQuestion(site) && asksConsent(route.kind, page),
    isMeasured: pageKinds[route.kind].isMeasured && Object.keys(site.measurement.ids).length > 0,
    announcement: announcementDelay(context, route.kind, page),
  }
}

/** Whether anything waits for consent. The demo asks too, as it shows what a site can ask. */
function hasQuestion({ measurement, reviews, isDemo }: SiteConfig): boolean {
  return isDemo || Object.keys(measurement.ids).length > 0 || reviews?.widget !== undefined
}

function ownName({ catalogue }: ViewContext, route: Route): PageMeta {
  return { title: route.breadcrumb.at(-1)?.label ?? catalogue.site.name }
}

function viewCrumbs({ breadcrumb, locale }: Route, name: string | undefined): ShellView['crumbs'] {
  const crumbs = breadcrumb.map(({ label, path, lang }) => ({
    label,
    href: path,
    lang: lang === undefined || lang === locale ? undefined : langTags[lang],
  }))
  return name === undefined ? crumbs : [...crumbs.slice(0, -1), { label: name }]
}
