import type { Criteria } from '#search/query/criteria.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { noCriteria } from '#search/query/criteria.ts'

/**
 * Returns the query that fills in the demand register: the list as `goal`, with the towns, types and prices of a
 * search.
 * @example demandQuery('sale', { ...noCriteria, towns: ['zele'] }) // '?goal=sale&city=zele'
 */
export function demandQuery(section: string, { towns, categories, prices }: Criteria): string {
  const rest = formatCriteria({ ...noCriteria, towns, categories, prices })
  return `?goal=${encodeURIComponent(section)}${rest.replace('?', '&')}`
}
