import { expect, test } from 'vitest'
import { criteriaOf, nextSearchBox, untouched } from '#islands/search-box/search-box-state.ts'
import { formatCriteria } from '#search/query/query-string.ts'

const ticked = nextSearchBox(untouched('sale'), {
  kind: 'tick',
  goal: 'sale',
  field: 'towns',
  values: ['zele', 'berlare'],
})

test('ticks of a goal ask for its list, in the form that every address has', () => {
  expect(formatCriteria(criteriaOf(ticked.ticked.sale))).toBe('?city=berlare&city=zele')
  expect(formatCriteria(criteriaOf(untouched('sale').ticked.sale))).toBe('')
})

test('another goal clears what was ticked', () => {
  const rent = nextSearchBox(ticked, { kind: 'switch', goal: 'rent' })
  expect(rent).toEqual(untouched('rent'))
  expect(nextSearchBox(rent, { kind: 'switch', goal: 'sale' })).toEqual(untouched('sale'))
})

test('what was ticked before waking for the goal that is shown is kept', () => {
  expect(nextSearchBox(ticked, { kind: 'switch', goal: 'sale' }).ticked.sale.towns).toEqual([
    'zele',
    'berlare',
  ])
})
