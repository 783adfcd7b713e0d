import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'
import type { ListDocument } from './results-props.ts'

/** Returns the criteria of a pre-rendered page: its town and page, in the default order. */
export function ownCriteria({ town, page }: ListDocument): Criteria {
  return { ...noCriteria, towns: town === undefined ? [] : [town], page }
}

/**
 * Returns the criteria of an address. At the page's own path, its town and page hold unless the query names others; at the
 * path of the whole list only the query counts.
 * @param href path and query of the address: `/nl/te-koop/?city=berlare`
 */
export function criteriaOf(href: string, document: ListDocument): Criteria {
  const [path = '', query = ''] = href.split('?')
  const asked = parseCriteria(query)
  if (path !== document.path || path === document.base) {
    return path === document.path && query === '' ? ownCriteria(document) : asked
  }
  if (formatCriteria(asked) === '') return ownCriteria(document)
  return asked.towns.length > 0 ? asked : { ...asked, towns: ownCriteria(document).towns }
}

/** Whether criteria are exactly those of the pre-rendered page. */
export function isOwn(criteria: Criteria, document: ListDocument): boolean {
  return formatCriteria(criteria) === formatCriteria(ownCriteria(document))
}

/** Returns the address of criteria: the page's own path when they are its own, else the list's with a query. */
export function hrefOf(criteria: Criteria, document: ListDocument): string {
  return isOwn(criteria, document) ? document.path : `${document.base}${formatCriteria(criteria)}`
}
