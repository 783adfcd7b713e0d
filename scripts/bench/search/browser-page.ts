import type { BenchQuery } from '#scripts/bench/search/make-volume.ts'
import { createSearch } from '#search/engine/search.ts'
import { expectNamed } from '#search/files/file-name.ts'
import { decodeIndex } from '#search/files/index-file.ts'
import { noCriteria } from '#search/query/criteria.ts'

/** Times of the search in the browser in ms. */
export type SearchTimes = Readonly<{ first: number; runs: readonly number[] }>

const pageSize = 23

/** Downloads an index, opens it, and runs each query once with all its counts; the download is not timed. */
async function measure(file: string, queries: readonly BenchQuery[]): Promise<SearchTimes> {
  const bytes = new Uint8Array(await (await fetch(`/${file}`)).arrayBuffer())
  const startedAt = performance.now()
  const [index] = await Promise.all([decodeIndex(bytes), expectNamed(file, bytes)])
  const search = createSearch(index, { pageSize })
  const run = (query: BenchQuery): void => {
    const { countOptions } = search.run({
      ...noCriteria,
      towns: query.towns,
      categories: query.category === undefined ? [] : [query.category],
      prices: [{ min: query.minPrice, max: query.maxPrice }],
      bedrooms: query.bedrooms === 0 ? [] : [query.bedrooms],
      sort: { by: 'price', direction: 'ascending' },
    })
    countOptions('towns', index.towns)
    countOptions('categories', index.categoryIds)
  }
  const [opening, ...others] = queries
  if (opening === undefined) throw new RangeError('no query')
  run(opening)
  const first = performance.now() - startedAt
  const runs = others.map((query) => {
    const runAt = performance.now()
    run(query)
    return performance.now() - runAt
  })
  return { first, runs }
}

globalThis.measure = measure

declare global {
  /** Set by this module in the measured page. */
  var measure: (file: string, queries: readonly BenchQuery[]) => Promise<SearchTimes>
}
