import { expect, test } from 'vitest'
import { criteriaOf, nextSearchBox, untouched } from '#islands/search-box/search-box-state.ts'
import { formatCriteria } from '#search/query/query-string.ts'

const ticked = nextSearchBox(untouched('sale'), {
  kind: 'tick',
  goal: 'sale',
  field: 'towns',
  values: ['zele', 'berlare'],
})

test('the ticked values of a goal become criteria in normal form', () => {
  expect(formatCriteria(criteriaOf(ticked.ticked.sale))).toBe('?city=berlare&city=zele')
  expect(formatCriteria(criteriaOf(untouched('sale').ticked.sale))).toBe('')
})

test('changing the goal clears the ticks', () => {
  const rent = nextSearchBox(ticked, { kind: 'switch', goal: 'rent' })
  expect(rent).toEqual(untouched('rent'))
  expect(nextSearchBox(rent, { kind: 'switch', goal: 'sale' })).toEqual(untouched('sale'))
})

test('ticks from before hydration are kept for the shown goal', () => {
  expect(nextSearchBox(ticked, { kind: 'switch', goal: 'sale' }).ticked.sale.towns).toEqual([
    'zele',
    'berlare',
  ])
})
