import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Route } from '#routes/table/route.ts'

/** Returns a look-up of the day on which what a route shows last changed; undefined where no record has a date. */
export function modifiedOn(catalogue: Catalogue): (route: Route) => PlainDate | undefined {
  const properties = new Map(
    catalogue.properties.map((property) => [property.id, property.modifiedOn ?? property.publishedOn]),
  )
  const articles = new Map(
    catalogue.articles.map((article) => [article.id, article.modifiedOn ?? article.publishedOn]),
  )
  const vacancies = new Map(catalogue.vacancies.map(({ id, publishedOn }) => [id, publishedOn]))
  const documents = new Map(
    catalogue.legalDocuments.map((document): [string, PlainDate] => [document.id, document.modifiedOn]),
  )
  const pages = new Map(catalogue.index.menuPages.map((page) => [page.id, page.modifiedOn]))
  return ({ target }) => {
    switch (target.kind) {
      case 'page':
        return pages.get(target.pageId)
      case 'property':
        return properties.get(target.propertyId)
      case 'article':
        return articles.get(target.articleId)
      case 'vacancy':
        return vacancies.get(target.vacancyId)
      case 'legal':
        return documents.get(target.document)
      default:
        return undefined
    }
  }
}
