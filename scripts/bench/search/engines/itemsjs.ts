import itemsjs from 'itemsjs'
import { isWanted, type MakeEngine, pageSize, parseListings } from './engine.ts'

/** itemsjs counts the options of each facet; prices and bedrooms use its filter function. */
export const makeItemsJs: MakeEngine = (bytes) => {
  const search = itemsjs(parseListings(bytes), {
    sortings: { cheapest: { field: 'price', order: 'asc' } },
    aggregations: {
      town: { conjunction: false, size: 200 },
      categories: { conjunction: false, size: 20 },
    },
  })
  return {
    run: (query) => {
      const result = search.search({
        per_page: pageSize,
        page: 1,
        sort: 'cheapest',
        filters: {
          town: [...query.towns],
          categories: query.category === undefined ? [] : [String(query.category)],
        },
        filter: (listing) => isWanted(listing, query),
      })
      const buckets = Object.values(result.data.aggregations).flatMap((facet) => facet.buckets)
      return {
        count: result.pagination.total,
        first: result.data.items.map(({ id }) => id),
        options: buckets.filter(({ doc_count }) => doc_count > 0).length,
      }
    },
  }
}
