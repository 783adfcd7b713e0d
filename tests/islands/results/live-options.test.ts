import { expect, test } from 'vitest'
import { withCounts } from '#islands/results/live-options.ts'
import { searchBox } from '#tests/islands/search-box/search-box-fixture.ts'

test('options get the counts of the index by their value; what it does not know leads to none', () => {
  const [sale] = searchBox.goals
  if (sale === undefined) throw new Error('no goal')
  const { towns, types, prices } = withCounts(
    sale,
    { towns: ['aalst', 'brussel-1000', 'berlare'], categoryIds: [2, 1] },
    {
      towns: Uint32Array.of(7, 3, 4),
      categories: Uint32Array.of(1, 6),
      prices: (bands) => Uint32Array.from(bands, ({ max }) => (max === 150_000 ? 8 : 0)),
    },
  )
  expect(towns.map(({ count }) => count)).toEqual([4, 0, 3])
  expect(types.map(({ count }) => count)).toEqual([6])
  expect(prices.map(({ count }) => count)).toEqual([8])
})
