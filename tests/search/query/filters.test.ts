import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import {
  activeFilters,
  filterKey,
  hasFilter,
  isUnfiltered,
  toggleFilter,
  withFilter,
  withoutFilter,
  withoutFilters,
} from '#search/query/filters.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { normalCriteria } from './criteria-arbitrary.ts'

const asked: Criteria = parseCriteria(
  '?city=gent&city=zele&type=2&price=-200000&bedrooms=2&label=B&garden=1&q=tuin&around=gent-5&sort=price&page=3&view=map',
)

describe('filters, one by one', () => {
  test('each thing that is asked for, in the order of the fields', () => {
    expect(activeFilters(asked).map(filterKey)).toEqual([
      'towns:gent',
      'towns:zele',
      'categories:2',
      'prices:-200000',
      'bedrooms:2',
      'label:B',
      'features:garden',
      'text:tuin',
      'area:around:gent-5',
    ])
  })

  test('an order, a page and the map are no filters', () => {
    expect(isUnfiltered(parseCriteria('?sort=price&page=3&view=map'))).toBe(true)
    expect(isUnfiltered(asked)).toBe(false)
  })

  test('one less: the rest stays, from the first page', () => {
    expect(withoutFilter(asked, { field: 'towns', value: 'gent' })).toEqual({
      ...asked,
      towns: ['zele'],
      page: 1,
    })
    expect(withoutFilter(asked, { field: 'label', value: 'B' })).toEqual({
      ...asked,
      label: undefined,
      page: 1,
    })
    expect(withoutFilter(asked, { field: 'prices', value: { max: 200_000 } }).prices).toEqual([])
  })

  test('what is not asked for cannot be taken away', () => {
    expect(withoutFilter(asked, { field: 'towns', value: 'aalst' })).toBe(asked)
    expect(withoutFilter(asked, { field: 'bedrooms', value: 3 })).toBe(asked)
  })

  test('one more comes in its place; of a number there is one', () => {
    expect(withFilter(asked, { field: 'towns', value: 'lokeren' }).towns).toEqual(['gent', 'lokeren', 'zele'])
    expect(withFilter(asked, { field: 'bedrooms', value: 4 })).toEqual({ ...asked, bedrooms: 4, page: 1 })
    expect(withFilter(asked, { field: 'towns', value: 'gent' })).toBe(asked)
  })

  test('all taken away leaves the order and the map', () => {
    const left = activeFilters(asked).reduce(withoutFilter, asked)
    expect(left).toEqual(withoutFilters(asked))
    expect(left).toEqual({ ...noCriteria, sort: asked.sort, view: 'map' })
  })

  test('taken away and put back, everything is as it was', () => {
    fc.assert(
      fc.property(normalCriteria, (criteria) => {
        for (const filter of activeFilters(criteria)) {
          const without = toggleFilter(criteria, filter)
          expect(hasFilter(without, filter)).toBe(false)
          expect(toggleFilter(without, filter)).toEqual({ ...criteria, page: 1 })
        }
      }),
      { numRuns: 30 },
    )
  })
})
