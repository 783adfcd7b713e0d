import { summarise } from '#text/description.ts'
import { type Locale, langTags, speak } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { isFormId } from '#forms/form.ts'
import { translator } from '#i18n/translate.ts'
import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { officeJsonLd } from '#seo/json-ld/agency.ts'
import type { JsonLd } from '#seo/json-ld/text.ts'
import { type BannerView, viewBanner } from './banner.ts'
import { type ContactWaysView, viewContactWays } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type FitsView, viewFits } from '#views/forms/fits.ts'
import { feedHref } from '#views/feeds/feed-lists.ts'
import { viewForm } from '#views/forms/form.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { modulesCss, toRows, viewModules } from './module.ts'
import type { ModuleRow, ModuleView } from './module-view.ts'
import { type NavItemView, viewSubMenu } from '#views/shell/navigation.ts'
import { type OfficeView, viewOffice } from './office.ts'
import { joinCss, scopeCss } from '#views/shell/page-css.ts'
import { type PersonView, viewPerson } from './person.ts'
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
  | Readonly<{
      kind: 'office'
      office: OfficeView
      people: readonly PersonView[]
      others: readonly OfficeView[]
    }>

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
  const page = required(menuPageOf(context.catalogue, route), `menu page ${route.target.pageId}`)
  const title = viewText(page.title, locale) ?? { text: page.name[locale] }
  const lead = viewText(page.description, locale)
  const banner = viewBanner(context, page, locale)
  const modules = viewModules(context, page.modules, route)
  const purpose = viewPurpose(context, page, locale)
  const picture = viewPicture(context, page.image, locale)
  return {
    shell: viewShell(context, route, {
      title: title.text,
      description: lead === undefined ? undefined : summarise(lead.text),
      picture: picture ?? (banner?.media.kind === 'picture' ? banner.media.picture : undefined),
      jsonLd: viewJsonLd(context, purpose, modules, route),
    }),
    id: page.id,
    title,
    lead,
    banner,
    search: banner === undefined ? undefined : viewSearchBox(context, page, locale),
    picture,
    content: viewHtml(page, locale),
    subMenu: viewSubMenu(context, page, route),
    purpose,
    rows: toRows(modules),
    feed: feedHref(context, route),
    css: joinCss([bannerCss(banner), modulesCss(modules), scopeCss(page.css, `[data-page="${page.id}"]`)]),
  }
}

function bannerCss(banner: BannerView | undefined): string | undefined {
  return banner?.background.kind === 'own'
    ? `:root{--banner-background:${banner.background.color}}`
    : undefined
}

function viewHtml({ content }: MenuPage, locale: Locale): HtmlView | undefined {
  const spoken = speak(content, locale)
  if (spoken === undefined) return undefined
  return { html: spoken.text, lang: spoken.locale === locale ? undefined : langTags[spoken.locale] }
}

function viewPurpose(context: ViewContext, { id, purpose }: MenuPage, locale: Locale): PurposeView {
  const { offices, people } = context.catalogue
  if (purpose.kind === 'form' && isFormId(purpose.form)) {
    return {
      kind: 'form',
      form: viewForm(context, purpose.form, locale, `page-${id}`),
      ways: viewContactWays(context, purpose.form, locale),
      fits: viewFits(context, purpose.form, locale),
    }
  }
  const office =
    purpose.kind === 'office' ? offices.find((candidate) => candidate.id === purpose.officeId) : undefined
  if (office === undefined) return { kind: 'none' }
  return {
    kind: 'office',
    office: viewOffice(context, office, locale),
    people: people
      .filter(({ officeId }) => officeId === office.id)
      .map((person) => viewPerson(context, person, locale)),
    others: offices.filter((other) => other !== office).map((other) => viewOffice(context, other, locale)),
  }
}

/** Returns the offices of a page's structured data: on an office's own page and on the contact page. */
function viewJsonLd(
  context: ViewContext,
  purpose: PurposeView,
  modules: readonly ModuleView[],
  { locale, path }: RouteOf<'page'>,
): readonly JsonLd[] {
  const shown =
    purpose.kind === 'office'
      ? [purpose.office]
      : modules.flatMap(({ content }) => (content.kind === 'form' ? content.offices : []))
  const seoContext = { baseUrl: context.baseUrl, locale, t: translator(locale) }
  return shown.flatMap(({ id, href, picture }) => {
    const office = context.catalogue.offices.find((candidate) => candidate.id === id)
    return office === undefined
      ? []
      : [officeJsonLd(office, seoContext, href ?? path, picture?.rendered.fallback.href)]
  })
}
