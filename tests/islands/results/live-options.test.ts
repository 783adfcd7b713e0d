import { expect, test } from 'vitest'
import { withCounts } from '#islands/results/live-options.ts'
import { createSearch } from '#search/engine/search.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { createIndex, createListing } from '#tests/search/engine/listing-fixture.ts'

const index = createIndex([
  createListing({ id: 3, town: 'aalst', categories: [1], price: 150_000 }),
  createListing({ id: 2, town: 'berlare', categories: [1, 2], price: 150_001 }),
  createListing({ id: 1, town: 'berlare', categories: [2] }),
])
const { countOptions } = createSearch(index, { pageSize: 1 }).run(noCriteria)
const option = (value: string) => ({ value, label: value, count: 99 })

test('options get their counts by value; an unknown one counts 0', () => {
  const { towns, categories, prices } = withCounts(
    {
      towns: [option('berlare'), option('gent'), option('aalst')],
      categories: [option('2'), option('villa')],
      kinds: [],
      prices: [option('-150000'), option('150000-')],
    },
    countOptions,
  )
  expect(towns.map(({ value, count }) => [value, count])).toEqual([
    ['berlare', 2],
    ['gent', 0],
    ['aalst', 1],
  ])
  expect(categories.map(({ count }) => count)).toEqual([2, 0])
  expect(prices.map(({ count }) => count)).toEqual([1, 2])
})
