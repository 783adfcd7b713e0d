import { changedOn } from '#domain/listing/listing-history.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { RouteTarget } from '#routes/kinds/page-kinds.ts'
import { PAGE_SIZE, pageSlice, PROJECT_PAGE_SIZE, TESTIMONIAL_PAGE_SIZE } from '#routes/path/paging.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import type { Route } from '#routes/table/route.ts'
import { articleChangedOn, type DatedSite, type Day, menuPageDays, newest } from './menu-page-days.ts'

/**
 * Returns a look-up of the day on which what a route shows last changed: a listing or text by its own dates, a list by
 * the newest change on it. Undefined where no record has a date; never the day of the build itself.
 */
export function modifiedOn(site: DatedSite): (route: Route) => Day {
  const { catalogue, historyOf, now } = site
  const properties = new Map(
    catalogue.properties.map((property) => [property.id, changedOn(property, historyOf(property), now)]),
  )
  const projects = new Map(catalogue.projects.map((project) => [project.id, changedOn(project, [], now)]))
  const articles = new Map(catalogue.articles.map((article) => [article.id, articleChangedOn(article)]))
  const vacancies = new Map(catalogue.vacancies.map(({ id, publishedOn }) => [id, publishedOn]))
  const documents = new Map<string, PlainDate>(
    catalogue.legalDocuments.map((each) => [each.id, each.modifiedOn]),
  )
  const pages = menuPageDays(site)
  return ({ target }) => {
    switch (target.kind) {
      case 'home':
      case 'page':
        return pages.get(target.pageId)
      case 'results':
        return newest(
          now,
          isProjects(catalogue, target)
            ? pageOf(listedProjects(catalogue, target.town), target, PROJECT_PAGE_SIZE, projects)
            : pageOf(listedProperties(catalogue, target.section, target.town), target, PAGE_SIZE, properties),
        )
      case 'property':
        return properties.get(target.propertyId)
      case 'project':
      case 'unit':
        return projects.get(target.projectId)
      case 'article':
        return articles.get(target.articleId)
      case 'vacancy':
        return vacancies.get(target.vacancyId)
      case 'testimonials':
        return newest(
          now,
          pageSlice(catalogue.testimonials, target.page, TESTIMONIAL_PAGE_SIZE).map(
            ({ postedOn }) => postedOn,
          ),
        )
      case 'legal':
        return documents.get(target.document)
      default:
        return undefined
    }
  }
}

type ListTarget = Extract<RouteTarget, { kind: 'results' }>

function isProjects({ sections }: Catalogue, { section }: ListTarget): boolean {
  return sections.some(({ key, kind }) => key === section && kind === 'projects')
}

function pageOf(
  listed: readonly Readonly<{ id: number }>[],
  { page }: ListTarget,
  size: number,
  days: ReadonlyMap<number, Day>,
): readonly Day[] {
  return pageSlice(listed, page, size).map(({ id }) => days.get(id))
}
