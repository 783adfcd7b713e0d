import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortByRank } from '#search/radix-sort.ts'
import { createSortOrders } from '#search/sort-orders.ts'
import { createIndex, createListing } from './listing-fixture.ts'

describe('orders with the names of a language', () => {
  const index = createIndex([
    createListing({ id: 4, town: 'antwerpen', type: 'house' }),
    createListing({ id: 3, town: 'ecaussinnes', type: 'villa' }),
    createListing({ id: 2, town: 'zele' }),
    createListing({ id: 1, town: 'edingen', type: 'apartment' }),
  ])
  const names = {
    locale: 'fr',
    towns: ['Anvers', 'Écaussinnes', 'Zele', 'Enghien'],
    types: ['Maison', 'Villa', '', 'Appartement'],
  }
  const orderOf = createSortOrders(index, names)

  test('a letter with an accent stands with its letter, not after z', () => {
    expect([...orderOf({ by: 'city', direction: 'ascending' })]).toEqual([0, 1, 3, 2])
    expect([...orderOf({ by: 'city', direction: 'descending' })]).toEqual([2, 3, 1, 0])
  })

  test('a listing of no known type is last in both directions', () => {
    expect([...orderOf({ by: 'type', direction: 'ascending' })]).toEqual([3, 0, 1, 2])
    expect([...orderOf({ by: 'type', direction: 'descending' })]).toEqual([1, 0, 3, 2])
  })

  test('two towns of one name stand together, the newest listing first', () => {
    const same = createSortOrders(index, { ...names, towns: ['Hove', 'Anvers', 'Zele', 'Hove'] })
    expect([...same({ by: 'city', direction: 'ascending' })]).toEqual([1, 0, 3, 2])
  })
})

describe('sortByRank', () => {
  const ranks = fc.array(fc.oneof(fc.constant(0), fc.nat(5), fc.nat(100_000_000), fc.constant(2 ** 32 - 2)))

  test('sorts as comparing would: by rank, then as they stood, the unknown last', () => {
    fc.assert(
      fc.property(ranks, fc.constantFrom('ascending', 'descending'), (all, direction) => {
        const sign = direction === 'ascending' ? 1 : -1
        const known = all.flatMap((rank, row) => (rank === 0 ? [] : [{ rank, row }]))
        const unknown = all.flatMap((rank, row) => (rank === 0 ? [row] : []))
        const sorted = known.toSorted((one, other) => (one.rank - other.rank) * sign)
        expect([...sortByRank(Uint32Array.from(all), direction)]).toEqual([
          ...sorted.map(({ row }) => row),
          ...unknown,
        ])
      }),
    )
  })
})
