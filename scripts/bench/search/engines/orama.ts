import { create, insertMultiple, search } from '@orama/orama'
import { type MakeEngine, pageSize, parseListings } from './engine.ts'

/** Orama filters, sorts and counts facets itself. */
export const makeOrama: MakeEngine = async (bytes) => {
  const database = create({
    schema: { town: 'enum', categories: 'enum[]', price: 'number', bedrooms: 'number' },
  })
  const listings = parseListings(bytes).map((listing) => ({
    ...listing,
    categories: [...listing.categories],
  }))
  await insertMultiple(database, listings, 5000)
  return {
    run: async (query) => {
      const result = await search(database, {
        term: '',
        limit: pageSize,
        sortBy: { property: 'price', order: 'ASC' },
        facets: { town: {}, categories: {} },
        where: {
          price: { between: [Math.max(1, query.minPrice), query.maxPrice] },
          bedrooms: { gte: query.bedrooms },
          ...(query.towns.length === 0 ? {} : { town: { in: [...query.towns] } }),
          ...(query.category === undefined ? {} : { categories: { containsAny: [String(query.category)] } }),
        },
      })
      const facets = Object.values(result.facets ?? {})
      return {
        count: result.count,
        first: result.hits.map(({ id }) => id),
        options: facets.reduce((sum, { values }) => sum + Object.keys(values).length, 0),
      }
    },
  }
}
