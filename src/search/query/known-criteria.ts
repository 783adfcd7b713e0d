import type { Criteria, SearchArea } from './criteria.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

/**
 * Returns criteria without the towns and categories that a list does not have: a link that was made for
 * another list, or before a town sold out, still shows something.
 */
export function keepKnown(criteria: Criteria, index: Pick<SearchIndex, 'towns' | 'categoryIds'>): Criteria {
  const towns = new Set(index.towns)
  const categories = new Set(index.categoryIds)
  const isKnownArea = (area: SearchArea) => area.kind !== 'around' || towns.has(area.town)
  return {
    ...criteria,
    towns: criteria.towns.filter((town) => towns.has(town)),
    categories: criteria.categories.filter((category) => categories.has(category)),
    area: criteria.area !== undefined && isKnownArea(criteria.area) ? criteria.area : undefined,
  }
}
