import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeFilters,
  type ActiveFilter,
  type Criteria,
  filterKey,
  noCriteria,
  withoutFilter,
  withoutFilters,
} from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { normalCriteria } from './criteria-arbitrary.ts'

const asked: Criteria = parseCriteria(
  '?city=gent&city=zele&type=2&price=-200000&bedrooms=2&label=B&garden=1&q=tuin&around=gent-5&sort=price&page=3&view=map',
)

const filter = (name: ActiveFilter['name'], param: string, text: string): ActiveFilter => ({
  name,
  param,
  text,
})

describe('the active filters', () => {
  test('are listed one by one, in the order of the table', () => {
    expect(activeFilters(asked).map(filterKey)).toEqual([
      'towns:city=gent',
      'towns:city=zele',
      'categories:type=2',
      'prices:price=-200000',
      'bedrooms:bedrooms=2',
      'label:label=B',
      'garden:garden=1',
      'text:q=tuin',
      'area:around=gent-5',
    ])
  })

  test('exclude sort order, page and map', () => {
    expect(activeFilters(parseCriteria('?sort=price&page=3&view=map'))).toEqual([])
  })

  test('can be removed: the rest stays, on the first page', () => {
    expect(withoutFilter(asked, filter('towns', 'city', 'gent'))).toEqual({
      ...asked,
      towns: ['zele'],
      page: 1,
    })
    expect(withoutFilter(asked, filter('label', 'label', 'B'))).toEqual({ ...asked, label: [], page: 1 })
    expect(withoutFilter(asked, filter('prices', 'price', '-200000')).prices).toEqual([])
  })

  test('do not change when an inactive filter is removed', () => {
    expect(withoutFilter(asked, filter('towns', 'city', 'aalst'))).toBe(asked)
    expect(withoutFilter(asked, filter('bedrooms', 'bedrooms', '3'))).toBe(asked)
  })

  test('can be cleared without changing sort order and map', () => {
    const left = activeFilters(asked).reduce(withoutFilter, asked)
    expect(left).toEqual(withoutFilters(asked))
    expect(left).toEqual({ ...noCriteria, sort: asked.sort, view: 'map' })
  })

  test('can each be removed from any criteria', () => {
    fc.assert(
      fc.property(normalCriteria, (criteria) => {
        const keys = activeFilters(criteria).map(filterKey)
        for (const each of activeFilters(criteria)) {
          const left = activeFilters(withoutFilter(criteria, each)).map(filterKey)
          expect(left).toEqual(keys.filter((key) => key !== filterKey(each)))
        }
      }),
      { numRuns: 30 },
    )
  })
})
