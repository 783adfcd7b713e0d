import { type IconName, isIcon } from '#ui/kit/icons.ts'
import { type Locale, langTags } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { type PageKind, pageKinds } from '#routes/kinds/page-kinds.ts'
import type { Route } from '#routes/table/route.ts'
import type { HeadTags } from '#seo/head-tags.ts'
import { announcementDelay } from './announcement.ts'
import { contrastRatio, parseHexColor } from '#domain/values/color.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type FooterView, viewFooter } from './footer.ts'
import { type LanguageView, viewLanguages } from './language-switch.ts'
import { type LinkView, viewLink } from './link.ts'
import { menuPageOf } from './menu-page.ts'
import { type NavItemView, viewMenu, viewMenuAction } from './navigation.ts'
import { joinCss } from './page-css.ts'
import { type PageMeta, viewHead } from './page-meta.ts'
import { personalLinks } from './personal-links.ts'
import { type ThemeView, viewTheme } from './theme-view.ts'
import type { Theme } from '#domain/site/theme.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'

/** A line of the top bar. */
export type TopBarItemView = LinkView & Readonly<{ icon?: IconName }>

/** Everything around the content of a page. */
export type ShellView = Readonly<{
  locale: Locale
  lang: string
  pageKind: PageKind
  head: HeadTags
  theme: ThemeView
  wordmark: Theme['wordmark']
  mark: Theme['mark']
  siteName: string
  homeHref: string
  /** The page's own logo in place of the agency's. */
  logo?: PictureView
  topBar: readonly TopBarItemView[]
  menu: readonly NavItemView[]
  action?: Readonly<{ label: string; href: string }>
  /** The link to the visitor's favourites. */
  favourites?: LinkView
  languages: readonly LanguageView[]
  crumbs: readonly Readonly<{ label: string; href?: string; lang?: string }>[]
  /** Whether the header looks from the start as it does elsewhere once the page has scrolled. */
  isHeaderCompact: boolean
  /** Whether the consent dialog opens by itself; false on pages that must be readable before a choice. */
  hasConsent: boolean
  /** The months that a choice holds and the services that wait for it: `6 analytics pixel`. */
  consentTerms: string
  /** Whether any measurement tag loads after consent. */
  isMeasured: boolean
  /** Seconds after which the announcement is shown; absent where the page shows none. */
  announcement?: number
  /** Whether the page registers the service worker. */
  worksOffline: boolean
  footer: FooterView
  css?: string
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
  const { site, theme } = context.catalogue
  const page = menuPageOf(context.catalogue, route)
  const action = viewMenuAction(context, locale)
  return {
    locale,
    lang: langTags[locale],
    pageKind: route.kind,
    head: viewHead(context, route, meta),
    theme: viewTheme(theme),
    wordmark: theme.wordmark,
    mark: theme.mark,
    siteName: site.name,
    homeHref: context.routes.find(homeKey(), locale)?.path ?? '/',
    logo: viewPicture(context, page?.logo, locale),
    topBar: site.topBar.map(({ label, link, icon }) => ({
      ...viewLink(context, label[locale], link, locale),
      icon: icon !== undefined && isIcon(icon) ? icon : undefined,
    })),
    menu: viewMenu(context, route),
    action:
      action === undefined
        ? undefined
        : { label: translator(locale)('forms.of.contact-demand.title'), href: action },
    favourites: personalLinks(context, locale).find(({ page }) => page === 'favourites'),
    languages: viewLanguages(context, route),
    crumbs: page?.showBreadcrumb === false ? [] : viewCrumbs(route, meta.crumb),
    isHeaderCompact: page?.showFixedMenu === true,
    hasConsent: pageKinds[route.kind].asksConsent && page?.noCookiePopup !== true,
    consentTerms: [
      site.keepConsentMonths,
      ...Object.keys(site.measurement.ids),
      ...(site.reviews?.widget === undefined ? [] : ['reviews']),
    ].join(' '),
    isMeasured: pageKinds[route.kind].isMeasured && Object.keys(site.measurement.ids).length > 0,
    announcement: announcementDelay(context, route.kind, page),
    worksOffline: site.worksOffline,
    footer: viewFooter(context, locale),
    css: viewTopBarCss(context),
  }
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

/** A colour that is not legible on the bar is left out. */
function viewTopBarCss({ catalogue }: ViewContext): string | undefined {
  return joinCss(
    catalogue.site.topBar.map(({ color }, index) => {
      const parsed = color === undefined ? undefined : parseHexColor(color)
      if (parsed === undefined || contrastRatio(parsed, catalogue.theme.colors.deep.light) < 4.5)
        return undefined
      return `.topbar [data-item="${index + 1}"]{color:${parsed}}`
    }),
  )
}
