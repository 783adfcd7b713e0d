import { summarise } from '#text/description.ts'
import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { agencyJsonLd, websiteJsonLd } from '#seo/json-ld/agency.ts'
import { type BannerView, viewBanner } from '#views/banner/banner.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { modulesCss, toRows, viewModules } from './module.ts'
import type { ModuleRow } from './module-view.ts'
import { joinCss, scopeCss } from '#views/shell/page-css.ts'
import { required } from '#views/kit/required.ts'
import { viewSearchBox } from '#views/results/search-box.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { viewParagraphs, viewText } from '#views/kit/text.ts'

/** The home page. */
export type HomePageView = Readonly<{
  shell: ShellView
  pageId: number
  headline: string
  banner?: BannerView
  search?: SearchBoxData
  rows: readonly ModuleRow[]
  css?: string
}>

/** Returns the home page in a language. */
export function viewHomePage(context: ViewContext, route: RouteOf<'home'>): HomePageView {
  const { site } = context.catalogue
  const { locale } = route
  const page = createPage(context, locale)
  const menuPage = required(menuPageOf(context.catalogue, route), 'home page')
  const banner = viewBanner(page, menuPage)
  const headline = banner?.title?.text ?? viewText(menuPage.title, page)?.text ?? site.name
  const modules = viewModules(page, menuPage.modules, route)
  const picture = banner?.media.kind === 'picture' ? banner.media.picture : undefined
  const seoContext = { baseUrl: context.baseUrl, locale, t: page.t }
  return {
    shell: viewShell(context, route, {
      title: headline,
      description: summarise(viewParagraphs(menuPage.description, page).paragraphs.join(' ')),
      picture,
      jsonLd: [agencyJsonLd(site, seoContext), websiteJsonLd(site, context.baseUrl, locale)],
    }),
    pageId: menuPage.id,
    headline,
    banner,
    search: viewSearchBox(context, menuPage, locale),
    rows: toRows(modules),
    css: joinCss([
      heroCss(headline, banner),
      modulesCss(modules),
      scopeCss(menuPage.css, `[data-page="${menuPage.id}"]`),
    ]),
  }
}

function heroCss(headline: string, banner: BannerView | undefined): string {
  const background =
    banner?.background.kind === 'own' ? `:root{--banner-background:${banner.background.color}}` : ''
  return `${background}.hero__title{--chars:${headline.length}}${banner?.lights?.css ?? ''}`
}
