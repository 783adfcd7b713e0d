import { noCriteria } from '#search/query/criteria.ts'
import { decodeIndex } from '#search/files/index-file.ts'
import { expectNamed } from '#search/files/file-name.ts'
import { createSearch } from '#search/engine/search.ts'
import { type MakeEngine, pageSize } from './engine.ts'

/** Our own search, with a file whose hash is verified as on the site. */
export const makeOwn: MakeEngine = async (bytes, name) => {
  const [index] = await Promise.all([decodeIndex(bytes), expectNamed(name, bytes)])
  const search = createSearch(index, { pageSize })
  return {
    run: (query) => {
      const { count, rows, countOptions } = search.run({
        ...noCriteria,
        towns: query.towns,
        categories: query.category === undefined ? [] : [query.category],
        prices: [{ min: query.minPrice, max: query.maxPrice }],
        bedrooms: query.bedrooms === 0 ? [] : [query.bedrooms],
        sort: { by: 'price', direction: 'ascending' },
      })
      const counts = [...countOptions('towns', index.towns), ...countOptions('categories', index.categoryIds)]
      const options = counts.filter((found) => found > 0).length
      return { count, first: rows.map(String), options }
    },
  }
}
