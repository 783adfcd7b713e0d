import { expect, test } from 'vitest'
import { keepKnown } from '#search/query/known-criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'

const index = { towns: ['berlare', 'gent'], categoryIds: [1, 2] }

test.each([
  [
    'towns and categories that the list does not have',
    '?city=aalst&city=gent&type=2&type=9',
    '?city=gent&type=2',
  ],
  ['around a town that it does not have', '?around=aalst-10&bedrooms=2', '?bedrooms=2'],
  [
    'nothing of what it has',
    '?city=gent&type=1&around=gent-10&page=2',
    '?city=gent&type=1&around=gent-10&page=2',
  ],
  ['no box, which has no town', '?box=50,3,51,4', '?box=50,3,51,4'],
])('drops %s', (_, query, left) => {
  expect(formatCriteria(keepKnown(parseCriteria(query), index))).toBe(left)
})
