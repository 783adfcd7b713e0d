import type { Locale } from '#domain/values/locale.ts'
import { oncePer } from '#domain/values/once.ts'
import { contrastRatio, parseHexColor } from '#domain/values/color.ts'
import type { Theme } from '#domain/site/theme.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { type IconName, isIcon } from '#ui/kit/icons.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { type FooterView, viewFooter } from './footer.ts'
import { type LinkView, viewLink } from './link.ts'
import { viewMenuAction } from './navigation.ts'
import { joinCss } from './page-css.ts'
import { personalLinks } from './personal-links.ts'
import { type ThemeView, viewTheme } from './theme-view.ts'

/** A line of the top bar. */
export type TopBarItemView = LinkView & Readonly<{ icon?: IconName }>

/** The parts of the shell that are the same on all pages of a language. */
export type FrameView = Readonly<{
  theme: ThemeView
  wordmark: Theme['wordmark']
  mark: Theme['mark']
  siteName: string
  homeHref: string
  topBar: readonly TopBarItemView[]
  action?: Readonly<{ label: string; href: string }>
  /** The link to the visitor's favourites. */
  favourites?: LinkView
  /** The months that a choice holds and the services that wait for it: `6 analytics pixel`. */
  consentTerms: string
  /** Whether the page registers the service worker. */
  worksOffline: boolean
  footer: FooterView
  css?: string
}>

/** Returns the frame of a language, made once for a site: the same object, which a build then digests once. */
export function viewFrame(context: ViewContext, locale: Locale): FrameView {
  return framesOf(context)(locale)
}

const framesOf = oncePer((context: ViewContext) =>
  perLocale((locale) => makeFrame(createPage(context, locale))),
)

function makeFrame(page: Page): FrameView {
  const { context, locale, t } = page
  const { site, theme } = context.catalogue
  const action = viewMenuAction(context, locale)
  return {
    theme: viewTheme(theme),
    wordmark: theme.wordmark,
    mark: theme.mark,
    siteName: site.name,
    homeHref: context.routes.find(homeKey(), locale)?.path ?? '/',
    topBar: site.topBar.map(({ label, link, icon }) => ({
      ...viewLink(context, label[locale], link, locale),
      icon: icon !== undefined && isIcon(icon) ? icon : undefined,
    })),
    action: action === undefined ? undefined : { label: t('forms.of.contact-demand.title'), href: action },
    favourites: personalLinks(context, locale).find(({ page }) => page === 'favourites'),
    consentTerms: [
      site.keepConsentMonths,
      ...Object.keys(site.measurement.ids),
      ...(site.reviews?.widget === undefined ? [] : ['reviews']),
    ].join(' '),
    worksOffline: site.worksOffline,
    footer: viewFooter(page),
    css: viewTopBarCss(context),
  }
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
