import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSorter, sortByRank } from '#search/engine/sorter.ts'
import { createIndex, createListing } from './listing-fixture.ts'

describe('sorting by the names of a language', () => {
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
  const all = Uint32Array.of(0, 1, 2, 3)
  const sort = createSorter(index, names)

  test('a letter with an accent sorts with its base letter, not after z', () => {
    expect([...sort(all, { by: 'city', direction: 'ascending' })]).toEqual([0, 1, 3, 2])
    expect([...sort(all, { by: 'city', direction: 'descending' })]).toEqual([2, 3, 1, 0])
  })

  test('a listing of unknown type is last in both directions', () => {
    expect([...sort(all, { by: 'type', direction: 'ascending' })]).toEqual([3, 0, 1, 2])
    expect([...sort(all, { by: 'type', direction: 'descending' })]).toEqual([1, 0, 3, 2])
  })

  test('two towns with the same name are sorted together, newest listing first', () => {
    const same = createSorter(index, { ...names, towns: ['Hove', 'Anvers', 'Zele', 'Hove'] })
    expect([...same(all, { by: 'city', direction: 'ascending' })]).toEqual([1, 0, 3, 2])
  })
})

describe('sortByRank', () => {
  const rank = fc.oneof(fc.constant(0), fc.nat(5), fc.nat(100_000_000), fc.constant(2 ** 32 - 2))
  const listed = fc.array(fc.record({ rank, isAsked: fc.boolean() }))

  test('sorts like a comparison: by rank, stable, unknown last, and only the requested rows', () => {
    fc.assert(
      fc.property(listed, fc.constantFrom('ascending', 'descending'), (all, direction) => {
        const sign = direction === 'ascending' ? 1 : -1
        const asked = all.flatMap((each, row) => (each.isAsked ? [{ ...each, row }] : []))
        const known = asked.filter((each) => each.rank > 0)
        const unknown = asked.filter((each) => each.rank === 0)
        const sorted = [...known.toSorted((one, other) => (one.rank - other.rank) * sign), ...unknown]
        const rows = Uint32Array.from(asked, ({ row }) => row)
        const ranks = Uint32Array.from(all, (each) => each.rank)
        expect([...sortByRank(rows, ranks, direction)]).toEqual(sorted.map(({ row }) => row))
      }),
    )
  })
})
