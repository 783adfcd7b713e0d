import type { Section } from '#domain/agency.ts'
import type { Locale } from '#domain/locale.ts'
import type { Town } from '#domain/place.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { listedProjects, listedProperties } from '#routes/listed.ts'
import { PAGE_SIZE, pageCount, pageSlice, PROJECT_PAGE_SIZE } from '#routes/paging.ts'
import type { RouteOf } from '#routes/route.ts'
import { resultsKey } from '#routes/route-keys.ts'
import type { PagingView } from '#ui/Paging.tsx'
import type { ProjectCardView } from '#ui/ProjectCard.tsx'
import type { CardView } from '#ui/PropertyCard.tsx'
import { viewCard } from './card.ts'
import { EntityMissingError } from './catalogue-index.ts'
import type { ViewContext } from './context.ts'
import { findPage, formPath, pathOf } from './hrefs.ts'
import { recordText, townName, type RecordText } from './listing-title.ts'
import { type OfficeStripView, viewOfficeStrip } from './office-strip.ts'
import { viewPaging } from './paging.ts'
import { viewProjectCard } from './project-card.ts'
import { type ListLink, listLinks, townLinks } from './results-links.ts'

/** Everything that a page of a list shows. */
export type ResultsView = Readonly<{
  title: string
  /** For the head of the page: with the page number from the second page on. */
  pageTitle: string
  description: string
  /** The agency's words about this list, on its first page. */
  intro?: RecordText
  /** `42 panden, pagina 1 van 2`. */
  summary: string
  properties: readonly CardView[]
  projects: readonly ProjectCardView[]
  office?: OfficeStripView
  towns: Readonly<{ words: string; isChosen: boolean; links: readonly ListLink[]; all: ListLink }>
  lists: readonly ListLink[]
  paging?: PagingView
  alert: Readonly<{ title: string; text: string; action: string; href: string }>
  empty?: Readonly<{ title: string; text: string; links: readonly ListLink[] }>
}>

/** Returns one page of a list of properties or projects. */
export function viewResults(context: ViewContext, route: RouteOf<'results'>): ResultsView {
  const { catalogue } = context
  const { locale, target } = route
  const t = translator(locale)
  const section = sectionOf(context, target.section)
  const town = target.town === undefined ? undefined : townOf(context, section, target.town)
  const found = section.kind === 'projects' ? listedProjects(catalogue, town?.slug) : listedProperties(catalogue, section.key, town?.slug)
  const pages = pageCount(found.length, section.kind === 'projects' ? PROJECT_PAGE_SIZE : PAGE_SIZE)
  const foundWords = countWords(section, found.length, t)
  const title = listTitle(section, town, locale, t)
  const page = findPage(catalogue.menu, ({ purpose }) => purpose.kind === 'section' && purpose.section === section.key)
  const intro = page === undefined ? undefined : recordText(page.description, locale)
  const lists = listLinks(context, section, town?.slug, locale)
  return {
    title,
    pageTitle: target.page > 1 ? t('results.titlePage', { title, page: target.page, pages }) : title,
    description: t('results.description', { list: title, found: foundWords, agency: catalogue.site.name }),
    intro: target.page === 1 && town === undefined ? (intro ?? sectionNote(section, t)) : undefined,
    summary: pages === 1 ? foundWords : t('results.summary', { found: foundWords, page: target.page, pages }),
    ...viewCards(context, section, town, target.page, locale),
    office: viewOfficeOf(context, section, locale),
    towns: viewTowns(context, section, town, locale, t),
    lists,
    paging: viewPaging(
      { page: target.page, pages },
      (number) => pathOf(context, resultsKey(section.key, town?.slug, number), locale),
      t,
    ),
    alert: {
      title: town === undefined ? t('results.alertTitle') : t('results.alertTitleTown', { town: townName(town, locale) }),
      text: t('results.alertText'),
      action: t('results.alertAction'),
      href: formPath(context, 'demand-register', locale),
    },
    empty:
      found.length > 0
        ? undefined
        : {
            title: section.kind === 'projects' ? t('results.emptyProjects') : t('results.emptyProperties'),
            text: t('results.emptyText'),
            links: lists.filter(({ isCurrent, count }) => !isCurrent && count > 0),
          },
  }
}

/** Returns the name of a list: `Te koop`, `Te koop in Berlare`. */
export function listTitle(section: Section, town: Town | undefined, locale: Locale, t: Translate): string {
  const name = section.name[locale]
  return town === undefined ? name : t('results.inTown', { section: name, town: townName(town, locale) })
}

/** Returns how many listings there are, in words: `42 panden`. */
export function countWords(section: Section, count: number, t: Translate): string {
  return section.kind === 'projects' ? t('results.countProjects', { count }) : t('results.count', { count })
}

function viewCards(
  context: ViewContext,
  section: Section,
  town: Town | undefined,
  page: number,
  locale: Locale,
): Pick<ResultsView, 'properties' | 'projects'> {
  const { catalogue } = context
  if (section.kind === 'projects') {
    const projects = pageSlice(listedProjects(catalogue, town?.slug), page, PROJECT_PAGE_SIZE)
    return { properties: [], projects: projects.map((project) => viewProjectCard(context, project, locale)) }
  }
  const properties = pageSlice(listedProperties(catalogue, section.key, town?.slug), page, PAGE_SIZE)
  return { properties: properties.map((property) => viewCard(context, property, locale, section.key)), projects: [] }
}

function viewTowns(
  context: ViewContext,
  section: Section,
  town: Town | undefined,
  locale: Locale,
  t: Translate,
): ResultsView['towns'] {
  const name = town === undefined ? undefined : townName(town, locale)
  return {
    words: name === undefined ? t('results.town') : t('results.townChosen', { town: name }),
    isChosen: name !== undefined,
    links: townLinks(context, section, town?.slug, locale),
    all: {
      href: pathOf(context, resultsKey(section.key), locale),
      words: t('results.allTowns'),
      count: section.kind === 'projects' ? listedProjects(context.catalogue).length : listedProperties(context.catalogue, section.key).length,
      isCurrent: town === undefined,
    },
  }
}

function viewOfficeOf({ catalogue }: ViewContext, section: Section, locale: Locale): OfficeStripView | undefined {
  const office = catalogue.offices.find(({ id }) => id === section.officeId)
  return office === undefined ? undefined : viewOfficeStrip(office, locale)
}

function sectionNote(section: Section, t: Translate): RecordText | undefined {
  return section.kind === 'discreet' ? { text: t('results.discreetNote') } : undefined
}

function sectionOf({ catalogue }: ViewContext, key: string): Section {
  const section = catalogue.sections.find((each) => each.key === key)
  if (section === undefined) throw new EntityMissingError(`the catalogue has no section '${key}'`)
  return section
}

function townOf({ catalogue }: ViewContext, section: Section, slug: string): Town {
  const town = catalogue.towns.find((each) => each.slug === slug)
  if (town === undefined) throw new EntityMissingError(`section '${section.key}' has no town '${slug}'`)
  return town
}
