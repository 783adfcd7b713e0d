import { hours } from '#domain/privacy/term.ts'
import type { Section } from '#domain/site/section.ts'
import type { Town } from '#domain/place/place.ts'
import { formatTerm } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { demandQuery } from '#islands/results/list/demand-query.ts'
import type { ResultsProps } from '#islands/results/list/results-props.ts'
import { pageCount } from '#routes/path/paging.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { itemListJsonLd } from '#seo/json-ld/item-list.ts'
import type { AlertView } from '#ui/cards/AlertCard.tsx'
import type { PagingView } from '#ui/kit/Paging.tsx'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { EntityMissingError } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { feedHref } from '#views/feeds/feed-lists.ts'
import { formPath } from '#views/forms/form-link.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { townName } from '#views/listing/title.ts'
import { type OfficeStripView, viewOfficeStrip } from '#views/listing/office-strip.ts'
import type { PageMeta } from '#views/shell/page-meta.ts'
import { viewPaging } from './paging.ts'
import { listDescription } from './list-description.ts'
import { listTitle } from './list-title.ts'
import { type ListSpot, listPage } from './results-cards.ts'
import { type ListLink, listedCount, listLinks, viewTownLinks } from './results-links.ts'
import { viewResultsIsland } from './results-island.ts'

/** The content of a list page. */
export type ResultsView = Readonly<{
  meta: PageMeta
  title: string
  /** What a visitor must know of a list without filters, on its first page: `Deze panden staan alleen op deze pagina …`. */
  note?: string
  /** `42 panden`, and from the second page on with the page: `42 panden, pagina 2 van 2`. */
  found: string
  summary: string
  properties: readonly CardView[]
  projects: readonly ProjectCardView[]
  office?: OfficeStripView
  /** Props of the filters; absent for a list without filters. */
  island?: ResultsProps
  towns: readonly ListLink[]
  paging?: PagingView
  /** Address of the list's feed, on its first page. */
  feed?: string
  /** The email alert; absent when the site has no page for it. */
  alert?: AlertView
  empty?: Readonly<{ title: string; text: string; links: readonly ListLink[] }>
}>

/** Returns one page of a list of properties or projects. */
export function viewResults(context: ViewContext, route: RouteOf<'results'>): ResultsView {
  const { section, town, page: number } = route.target
  const page = createPage(context, route.locale)
  const spot = {
    section: sectionOf(context, section),
    town: town === undefined ? undefined : townOf(context, town),
    number,
  }
  const view = viewList(page, spot)
  return { ...view, feed: feedHref(context, route), island: viewResultsIsland(page, spot, view) }
}

function viewList(page: Page, spot: ListSpot): ResultsView {
  const { context, locale, t } = page
  const { section, town, number } = spot
  const { properties, projects, size } = listPage(page, spot)
  const total = listedCount(context, section, town?.slug)
  const pages = pageCount(total, size)
  const found = countWords(section, total, t)
  const title = listTitle(section, town, page)
  const pageTitle = number > 1 ? t('results.titlePage', { title, page: number, pages }) : title
  const lists = listLinks(context, section, town?.slug, locale)
  const paths = [...properties, ...projects].map(({ href }) => href)
  return {
    meta: {
      title: pageTitle,
      description: listDescription(page, { list: pageTitle, found }, { properties, projects }),
      picture: properties[0]?.picture ?? projects[0]?.picture,
      jsonLd: [
        itemListJsonLd(paths, context.baseUrl, {
          name: title,
          total,
          firstPosition: (number - 1) * size + 1,
        }),
      ],
    },
    title,
    note: section.kind === 'discreet' && number === 1 ? t('results.discreetNote') : undefined,
    found,
    summary: number === 1 ? found : t('results.summary', { found, page: number, pages }),
    properties,
    projects,
    office: viewOfficeOf(page, section),
    towns: viewTownLinks(context, section, town, locale),
    paging: viewPaging(
      { page: number, pages },
      (other) => pathOf(context, resultsKey(section.key, town?.slug, other), locale),
      t,
    ),
    alert: viewAlert(page, spot),
    empty: total > 0 ? undefined : viewEmpty(section, lists, t),
  }
}

function countWords(section: Section, count: number, t: Translate): string {
  return section.kind === 'projects' ? t('results.countProjects', { count }) : t('results.count', { count })
}

function viewEmpty(section: Section, lists: readonly ListLink[], t: Translate): ResultsView['empty'] {
  return {
    title: section.kind === 'projects' ? t('results.emptyProjects') : t('results.emptyProperties'),
    text: t('results.emptyText'),
    links: lists.filter(({ isCurrent, count }) => !isCurrent && count > 0),
  }
}

function viewAlert({ context, locale, t }: Page, { section, town }: ListSpot): AlertView | undefined {
  const path = formPath(context, 'demand-register', locale)
  if (path === undefined) return undefined
  const towns = town === undefined ? [] : [town.slug]
  const href = path + demandQuery(section.key, { ...noCriteria, towns })
  const title =
    town === undefined
      ? t('results.alertTitle')
      : t('results.alertTitleTown', { town: townName(town, locale) })
  const { earlyAccessHours } = context.catalogue.site
  const text =
    earlyAccessHours === 0
      ? t('results.alertText')
      : t('results.alertEarly', { hours: formatTerm(hours(earlyAccessHours), locale) })
  return { title, text, action: t('results.alertAction'), href }
}

function viewOfficeOf(page: Page, section: Section): OfficeStripView | undefined {
  const office = page.context.catalogue.offices.find(({ id }) => id === section.officeId)
  return office === undefined ? undefined : viewOfficeStrip(office, page)
}

function sectionOf({ catalogue }: ViewContext, key: string): Section {
  const section = catalogue.sections.find((each) => each.key === key)
  if (section === undefined) throw new EntityMissingError(`the catalogue has no section '${key}'`)
  return section
}

function townOf({ catalogue }: ViewContext, slug: string): Town {
  const town = catalogue.towns.find((each) => each.slug === slug)
  if (town === undefined) throw new EntityMissingError(`the catalogue has no town '${slug}'`)
  return town
}
