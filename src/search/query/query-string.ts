import { type FilterItems, type FilterName, filterNames, filterOf } from '#search/filters/filters.ts'
import {
  activeFilters,
  type Criteria,
  defaultSort,
  noCriteria,
  sortKeys,
  type SortOrder,
  withItems,
} from './criteria.ts'

/**
 * Returns the criteria of an address's query. Never throws: parts that are unknown, malformed or too many are dropped,
 * and the first valid value counts where a filter takes one.
 *
 * The result is in normal form, in which `parseCriteria` and `formatCriteria` are inverse: values are sorted and unique.
 * @param query with or without its question mark
 * @example parseCriteria('?city=berlare&price=200000-300000').towns // ['berlare']
 */
export function parseCriteria(query: string): Criteria {
  const params = new URLSearchParams(query)
  const criteria: Criteria = {
    ...noCriteria,
    sort: parseSort(params.get('sort') ?? '') ?? defaultSort,
    page: parsePage(params.get('page') ?? ''),
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
  return filterNames.reduce((parsed, name) => withItems(parsed, name, parseItems(name, params)), criteria)
}

function parseItems<Name extends FilterName>(
  name: Name,
  params: URLSearchParams,
): readonly FilterItems[Name][] {
  const filter = filterOf(name)
  const items = new Map<string, FilterItems[Name]>()
  for (const param of filter.params) {
    for (const text of params.getAll(param)) {
      const item = filter.parse(text, param)
      if (item === undefined || items.size === filter.most) continue
      items.set(filter.format(item).join('='), item)
    }
  }
  return [...items.values()].toSorted(filter.compare)
}

/**
 * Returns the query of an address, with its question mark; empty when nothing differs from `noCriteria`.
 * @example formatCriteria({ ...noCriteria, towns: ['berlare'], page: 2 }) // '?city=berlare&page=2'
 */
export function formatCriteria(criteria: Criteria): string {
  const { sort, page, view } = criteria
  const params = new URLSearchParams([
    ...activeFilters(criteria).map(({ param, text }) => [param, text]),
    ...(formatSort(sort) === formatSort(defaultSort) ? [] : [['sort', formatSort(sort)]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
    ...(view === 'list' ? [] : [['view', view]]),
  ])
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%3B', ';')
  return query === '' ? '' : `?${query}`
}

function parsePage(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Returns the `sort` parameter of an order. @example formatSort({ by: 'price', direction: 'descending' }) // '-price' */
export function formatSort({ by, direction }: SortOrder): string {
  return direction === 'descending' ? `-${by}` : by
}

/** Returns the order of a `sort` parameter. @example parseSort('-price')?.direction // 'descending' */
export function parseSort(value: string): SortOrder | undefined {
  const by = sortKeys.find((key) => key === value.replace(/^-/, ''))
  if (by === undefined) return undefined
  return { by, direction: value.startsWith('-') ? 'descending' : 'ascending' }
}
