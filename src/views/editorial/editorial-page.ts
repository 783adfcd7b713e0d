import { summarise } from '#text/description.ts'
import { langTags, speak } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { isFormId } from '#forms/form.ts'
import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { officeJsonLd } from '#seo/json-ld/agency.ts'
import type { JsonLd } from '#seo/json-ld/text.ts'
import { type BannerView, viewBanner } from '#views/banner/banner.ts'
import { type ContactWaysView, viewContactWays } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { type FitsView, viewFits } from '#views/forms/fits.ts'
import { feedHref } from '#views/feeds/feed-lists.ts'
import { viewForm } from '#views/forms/form.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { modulesCss, toRows, viewModules } from './module.ts'
import type { ModuleRow, ModuleView } from './module-view.ts'
import { type NavItemView, viewSubMenu } from '#views/shell/navigation.ts'
import { type OfficePartView, viewOfficePart } from '#views/agency/office-part.ts'
import { joinCss, scopeCss } from '#views/shell/page-css.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { required } from '#views/kit/required.ts'
import { viewSearchBox } from '#views/results/search-box.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type TextView, viewText } from '#views/kit/text.ts'
import type { FormView } from '#ui/forms/form-view.ts'

/** A page's text as HTML, with its language where it differs from the page's. */
export type HtmlView = Readonly<{ html: string; lang?: string }>

/** The purpose of a page, besides its text and modules. */
export type PurposeView =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'form'; form: FormView; ways: ContactWaysView; fits?: FitsView }>
  | (Readonly<{ kind: 'office' }> & OfficePartView)

/** A page of the menu with every part that its record may have. */
export type EditorialPageView = Readonly<{
  shell: ShellView
  id: number
  title: TextView
  lead?: TextView
  banner?: BannerView
  search?: SearchBoxData
  picture?: PictureView
  content?: HtmlView
  subMenu: readonly NavItemView[]
  purpose: PurposeView
  rows: readonly ModuleRow[]
  /** Address of the feed of the texts or vacancies that the page lists. */
  feed?: string
  css?: string
}>

/** Returns a page of the menu in a language. */
export function viewEditorialPage(context: ViewContext, route: RouteOf<'page'>): EditorialPageView {
  const { locale } = route
  const page = createPage(context, locale)
  const menuPage = required(menuPageOf(context.catalogue, route), `menu page ${route.target.pageId}`)
  const title = viewText(menuPage.title, page) ?? { text: menuPage.name[locale] }
  const lead = viewText(menuPage.description, page)
  const banner = viewBanner(page, menuPage)
  const modules = viewModules(page, menuPage.modules, route)
  const purpose = viewPurpose(page, menuPage)
  const picture = viewPicture(page, menuPage.image)
  return {
    shell: viewShell(context, route, {
      title: title.text,
      description: lead === undefined ? undefined : summarise(lead.text),
      picture: picture ?? (banner?.media.kind === 'picture' ? banner.media.picture : undefined),
      jsonLd: viewJsonLd(page, purpose, modules, route.path),
    }),
    id: menuPage.id,
    title,
    lead,
    banner,
    search: banner === undefined ? undefined : viewSearchBox(context, menuPage, locale),
    picture,
    content: viewHtml(menuPage, page),
    subMenu: viewSubMenu(context, menuPage, route),
    purpose,
    rows: toRows(modules),
    feed: feedHref(context, route),
    css: joinCss([
      bannerCss(banner),
      modulesCss(modules),
      scopeCss(menuPage.css, `[data-page="${menuPage.id}"]`),
    ]),
  }
}

function bannerCss(banner: BannerView | undefined): string | undefined {
  return banner?.background.kind === 'own'
    ? `:root{--banner-background:${banner.background.color}}`
    : undefined
}

function viewHtml({ content }: MenuPage, page: Page): HtmlView | undefined {
  const spoken = speak(content, page)
  if (spoken === undefined) return undefined
  return { html: spoken.text, lang: spoken.locale === page.locale ? undefined : langTags[spoken.locale] }
}

function viewPurpose(page: Page, { id, purpose }: MenuPage): PurposeView {
  const { offices } = page.context.catalogue
  if (purpose.kind === 'form' && isFormId(purpose.form)) {
    return {
      kind: 'form',
      form: viewForm(page, purpose.form, `page-${id}`),
      ways: viewContactWays(page, purpose.form),
      fits: viewFits(page, purpose.form),
    }
  }
  const office =
    purpose.kind === 'office' ? offices.find((candidate) => candidate.id === purpose.officeId) : undefined
  if (office === undefined) return { kind: 'none' }
  return { kind: 'office', ...viewOfficePart(page, office) }
}

/** Returns the offices of a page's structured data: on an office's own page and on the contact page. */
function viewJsonLd(
  { context, locale, t }: Page,
  purpose: PurposeView,
  modules: readonly ModuleView[],
  path: string,
): readonly JsonLd[] {
  const shown =
    purpose.kind === 'office'
      ? [purpose.office]
      : modules.flatMap(({ content }) => (content.kind === 'form' ? content.offices : []))
  const seoContext = { baseUrl: context.baseUrl, locale, t }
  return shown.flatMap(({ id, href, picture }) => {
    const office = context.catalogue.offices.find((candidate) => candidate.id === id)
    return office === undefined
      ? []
      : [officeJsonLd(office, seoContext, href ?? path, picture?.rendered.fallback.href)]
  })
}
