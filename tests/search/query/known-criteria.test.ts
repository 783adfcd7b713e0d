import { describe, expect, test } from 'vitest'
import { keepKnown, unknownValues } from '#search/query/known-criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'

const index = { towns: ['berlare', 'gent'], categoryIds: [1, 2], types: ['villa', null] } as const

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
  ['kinds that it does not have', '?kind=studio&kind=villa', '?kind=villa'],
  ['no box, which has no town', '?box=50,3,51,4', '?box=50,3,51,4'],
])('drops %s', (_, query, left) => {
  expect(formatCriteria(keepKnown(parseCriteria(query), index))).toBe(left)
})

describe('unknown values of an address are listed', () => {
  test.each([
    ['a town and a category', '?city=atlantis&type=9&city=gent', ['atlantis', '9']],
    ['values that are no slug and no number', '?city=Sint%20Niklaas&type=villa', ['Sint Niklaas', 'villa']],
    ['a kind', '?kind=studio&kind=Villa&kind=castle', ['studio', 'castle']],
    ['the town of a radius', '?around=atlantis-10', ['atlantis-10']],
    ['each one once, three at most', '?city=a&city=b&city=b&city=c&city=d', ['a', 'b', 'c']],
    ['cut at 40 characters', `?city=${'x'.repeat(50)}`, ['x'.repeat(40)]],
    ['none that the list has, in any case', '?city=GENT&type=1&around=gent-10&box=50,3,51,4', []],
    ['none of other filters', '?bedrooms=many&price=cheap&label=Z&unknown=1', []],
    ['none that is empty', '?city=&type=%20', []],
  ])('%s', (_, query, unknown) => {
    expect(unknownValues(query, index)).toEqual(unknown)
  })
})
